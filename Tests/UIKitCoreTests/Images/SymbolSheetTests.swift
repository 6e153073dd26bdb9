import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// The symbols that public projects use, drawn in one picture, as in Documentation/LOOK.md.
@MainActor @Suite(.app) struct SymbolSheetTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let pictures = root.appendingPathComponent("Documentation/Pictures/Symbols", isDirectory: true)

    /// Image views in rows, each centred in a cell.
    final class Sheet: UIViewController {
        var rows: [[UIImage]] = []
        var cell = CGSize(width: 34, height: 28)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for (y, row) in rows.enumerated() {
                for (x, image) in row.enumerated() {
                    let symbol = UIImageView(image: image)
                    symbol.tintColor = .label
                    symbol.sizeToFit()
                    symbol.center = CGPoint(x: (CGFloat(x) + 0.5) * cell.width, y: (CGFloat(y) + 0.5) * cell.height)
                    view.addSubview(symbol)
                }
            }
        }

        var size: CGSize {
            CGSize(width: CGFloat(rows.map(\.count).max() ?? 0) * cell.width, height: CGFloat(rows.count) * cell.height)
        }
    }

    private func names() throws -> [String] {
        let text = try String(contentsOf: Self.root.appendingPathComponent("Documentation/Census/symbols.tsv"), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: "\t").first.map(String.init) }
    }

    private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration = .unspecified) throws -> UIImage {
        let traits = UITraitCollection(displayScale: 2)
        return try #require(UIImage(systemName: name, withConfiguration: configuration.withTraitCollection(traits)), "\(name)")
    }

    private func verify(_ rows: [[UIImage]], as name: String, _ cell: CGSize, on change: (Device) -> Device = { $0 }) async throws {
        let sheet = Sheet()
        (sheet.rows, sheet.cell) = (rows, cell)
        let app = try await TestApp.launch(showing: { sheet }, on: change(Device(size: sheet.size, scale: 2)))
        try await app.settle()
        var golden = Golden(name, in: Self.pictures)
        // An edge may be rounded to the other side where the processor's vector instructions differ.
        golden.pixelTolerance = 0.0005
        try golden.verify(app.snapshot())
    }

    @Test(arguments: ["light", "dark"]) func theSymbolsOfPublicProjectsLookLikeTheirPicture(style: String) async throws {
        // The commonest symbols are enough in dark mode.
        let images = try names().prefix(style == "dark" ? 280 : 2000).map { try image($0) }
        let rows = stride(from: 0, to: images.count, by: 28).map { Array(images[$0..<min($0 + 28, images.count)]) }
        try await verify(rows, as: "symbols-\(style)", CGSize(width: 34, height: 28)) { style == "dark" ? $0.dark : $0 }
    }

    private static let sample = ["heart", "star.fill", "trash", "gear", "person.crop.circle.badge.plus", "wifi", "42.circle", "doc.on.doc"]

    @Test func weightsAndScalesLookLikeTheirPicture() async throws {
        let scales = [UIImage.SymbolScale.small, .medium, .large]
        let rows = try scales.flatMap { scale in
            try Self.sample.map { name in
                try (1...9).map { try image(name, .init(pointSize: 24, weight: .init(rawValue: $0) ?? .regular, scale: scale)) }
            }
        }
        try await verify(rows, as: "symbol-weights", CGSize(width: 46, height: 40))
    }

    @Test(arguments: ["left", "right"]) func directionalSymbolsLookLikeTheirPicture(start: String) async throws {
        let names = [
            ["chevron.forward", "chevron.backward", "chevron.right", "arrow.forward", "arrow.uturn.backward", "arrow.up.forward.app"],
            ["list.bullet", "list.number", "text.bubble", "text.alignleft", "text.badge.plus", "checklist"],
            [
                "speaker.wave.2.fill", "sidebar.leading", "forward.fill", "goforward", "arrowshape.turn.up.forward",
                "rectangle.portrait.and.arrow.forward",
            ],
        ]
        let rows = try names.map { try $0.map { try image($0, .init(pointSize: 24)) } }
        try await verify(rows, as: "symbols-from-\(start)", CGSize(width: 46, height: 40)) { start == "right" ? $0.rightToLeft : $0 }
    }

    // MARK: - Structure

    @Test func everyNameOfPublicProjectsIsDrawn() throws {
        #expect(try names().count > 700)
        for name in try names() { #expect(SymbolSource.packaged(name).parts(SymbolAttributes(), .plain) != nil, "\(name)") }
    }

    /// Ink reaches all four edges of the image, or comes within the margin beside it, and no ink is cut off.
    @Test func theInkOfEverySymbolFillsItsImage() throws {
        for name in try names() {
            let picture = try #require(try image(name, .init(pointSize: 50)).cgImage)
            let box = picture.inkBox
            #expect(box.minY <= 2 && box.maxY >= picture.height - 3, "\(name): \(box) in \(picture.height)")
            #expect((2...8).contains(box.minX) && (2...8).contains(picture.width - 1 - box.maxX), "\(name): \(box) in \(picture.width)")
        }
    }

    /// A minus is as high as its stroke is wide.
    @Test(arguments: [(1, 2, 2.3), (4, 1, 8.0), (4, 2, 8.9), (4, 3, 9.7), (6, 2, 12.7), (9, 2, 20.8)])
    func theStrokeOfAMinusIsAsWideAsMeasured(weight: Int, scale: Int, width: Double) throws {
        let configuration = UIImage.SymbolConfiguration(
            pointSize: 100, weight: try #require(.init(rawValue: weight)), scale: try #require(.init(rawValue: scale)))
        let picture = try #require(try image("minus", configuration).cgImage)
        let column = (0..<picture.height).reduce(0.0) { $0 + Double(picture.alpha(picture.width / 2, $1)) / 255 }
        #expect(abs(column / 2 - width) < 0.1, "\(column / 2)")
    }

    @Test func everyScaleAndWeightChangesEverySymbol() throws {
        for name in Self.sample {
            let sizes = try [UIImage.SymbolScale.small, .medium, .large].map {
                try image(name, .init(pointSize: 40, weight: .regular, scale: $0)).size.width
            }
            #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2], "\(name): \(sizes)")
            let inks = try (1...9).map { weight in
                try #require(try image(name, .init(pointSize: 60, weight: .init(rawValue: weight) ?? .regular)).cgImage).inkSum
            }
            #expect(Set(inks).count == 9, "\(name): \(inks)")
        }
    }

    @Test func filledSiblingsHaveMoreInk() throws {
        let known = Set(try names())
        // A box with an arrow through it, and the like, lose lines where they are filled.
        for name in known.sorted() where known.contains(name + ".fill") {
            let outline = try #require(try image(name, .init(pointSize: 50)).cgImage)
            let filled = try #require(try image(name + ".fill", .init(pointSize: 50)).cgImage)
            #expect(filled.inkSum > outline.inkSum, "\(name)")
        }
    }
}

extension CGImage {
    fileprivate func alpha(_ x: Int, _ y: Int) -> Int {
        buffer.withBytes { Int($0.load(fromByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self) >> 24) }
    }

    fileprivate var inkSum: Int {
        (0..<height).reduce(0) { sum, y in (0..<width).reduce(sum) { $0 + alpha($1, y) } }
    }

    /// The first and last columns and rows with ink.
    fileprivate var inkBox: (minX: Int, minY: Int, maxX: Int, maxY: Int) {
        var box = (minX: width, minY: height, maxX: -1, maxY: -1)
        for y in 0..<height {
            for x in 0..<width where alpha(x, y) > 24 {
                box = (min(box.minX, x), min(box.minY, y), max(box.maxX, x), max(box.maxY, y))
            }
        }
        return box
    }
}
