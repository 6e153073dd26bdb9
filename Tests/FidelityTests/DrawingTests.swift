import CaretTesting
import Foundation
import PictureMetrics
import Testing

@testable import Fidelity

@Suite(.app) @MainActor struct DrawingTests {
    private static func draw(_ drawings: [Drawing], _ folders: PictureFolders) async -> [(name: String, error: any Error)] {
        await DrawingProgram.draw(drawings, into: folders.drawn.url)
    }

    private static func record(_ name: String, _ folders: PictureFolders) throws -> DrawingRecord {
        try #require(try folders.drawn.decode(DrawingRecord.self, name))
    }

    @Test func aViewIsDrawnInItsOwnSize() async throws {
        let folders = try PictureFolders()
        let square = Drawing("Views/Square", on: Device(size: CGSize(width: 50, height: 50), scale: 3)) {
            let view = UIView(frame: CGRect(x: 7, y: 7, width: 80, height: 20))
            view.layer.cornerRadius = 10
            view.backgroundColor = .red
            return view
        }
        #expect(await Self.draw([square], folders).isEmpty)
        let picture = try PictureComparison.load(folders.drawn.picture("Views/Square"))
        #expect(picture.width == 240 && picture.height == 60)
        // The corner is transparent, and shows white.
        #expect(Array(picture.channels.prefix(3)) == [255, 255, 255])
        #expect(try Self.record("Views/Square", folders) == DrawingRecord(scale: 3, texts: []))
    }

    @Test func aLabelsLinesAndWordsAreListed() async throws {
        let folders = try PictureFolders()
        let drawing = Drawing("Labels/Three words", on: Device(size: CGSize(width: 200, height: 200), scale: 2)) {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 70))
            label.numberOfLines = 0
            label.text = "Several words\nof text"
            label.font = .systemFont(ofSize: 17)
            return label
        }
        #expect(await Self.draw([drawing], folders).isEmpty)
        let record = try Self.record("Labels/Three words", folders)
        let text = try #require(record.texts.first)
        #expect(text.lines.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["Several", "words", "of text"])
        #expect(text.wrap == [1, 1, 2])
        #expect(text.words.map(\.beginsParagraph) == [true, false, true, false])
        #expect(text.frame == CGRect(x: 0, y: 0, width: 80, height: 70))
        #expect(!text.isTruncated)
        // A picture is read as it was drawn.
        let reader = WrapReader(try PictureComparison.load(folders.drawn.picture("Labels/Three words")), scale: 2)
        #expect(reader.read(text)?.wrap == [1, 1, 2])
    }

    @Test func textsOfAScreenAreListedWhereTheyAre() async throws {
        let folders = try PictureFolders()
        let drawing = Drawing("Screens/Texts", of: TextsController(), on: Device(size: CGSize(width: 320, height: 240), scale: 2))
        #expect(await Self.draw([drawing], folders).isEmpty)
        let texts = try Self.record("Screens/Texts", folders).texts
        #expect(texts.map(\.text) == ["Label", "Field", "A view of text that has several lines"])
        #expect(texts[0].frame.origin == CGPoint(x: 30, y: 50))
        #expect(texts[2].lines.count > 1)
        #expect(texts[2].wrap.reduce(0, +) == 8)
        let reader = WrapReader(try PictureComparison.load(folders.drawn.picture("Screens/Texts")), scale: 2)
        for text in texts { #expect(reader.read(text)?.wrap == text.wrap, "\(text.text)") }
    }

    @Test func hiddenOrClippedTextIsNotListed() async throws {
        let folders = try PictureFolders()
        let drawing = Drawing("Views/Hidden") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let labels = (0..<4).map { index in
                let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 100, height: 20))
                label.text = "Label \(index)"
                view.addSubview(label)
                return label
            }
            labels[0].isHidden = true
            labels[1].alpha = 0
            let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            window.clipsToBounds = true
            view.addSubview(window)
            window.addSubview(labels[2])
            return view
        }
        #expect(await Self.draw([drawing], folders).isEmpty)
        #expect(try Self.record("Views/Hidden", folders).texts.map(\.text) == ["Label 3"])
    }

    @Test func aFailingDrawingIsNamedAndTheOthersAreDrawn() async throws {
        let folders = try PictureFolders()
        try folders.write(Data(), folders.drawn.url.appendingPathComponent("File"))
        let drawings = ["File/Below", "Screens/Plain"].map { Drawing($0, of: UIViewController()) }
        let failures = await Self.draw(drawings, folders)
        #expect(failures.map(\.name) == ["File/Below"])
        #expect(try folders.drawn.names() == ["Screens/Plain"])
    }
}

/// A label, a field and a text view.
private final class TextsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 30, y: 50, width: 200, height: 21))
        label.text = "Label"
        let field = UITextField(frame: CGRect(x: 30, y: 90, width: 200, height: 34))
        field.text = "Field"
        field.placeholder = "Placeholder"
        let text = UITextView(frame: CGRect(x: 30, y: 140, width: 150, height: 90))
        text.text = "A view of text that has several lines"
        text.font = .systemFont(ofSize: 17)
        for part in [label, field, text] { view.addSubview(part) }
    }
}
