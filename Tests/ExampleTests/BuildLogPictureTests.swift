import CaretTesting
import Foundation
import Testing
import UIKit

/// The page about build phases shows a log that `Scripts/build-log` has recorded, as a picture.
@MainActor @Suite(.app) struct BuildLogPictureTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures/BuildPhases", isDirectory: true)
    private static let margin: CGFloat = 16

    private var log: [String] {
        get throws {
            let text = try String(contentsOf: Self.folder.appendingPathComponent("build-log.txt"), encoding: .utf8)
            return text.split(separator: "\n").map(String.init)
        }
    }

    @Test func theRecordedLogNamesEachPhaseAndItsTime() throws {
        let log = try log
        for name in ["Generate the colours", "Look for words to be done"] {
            #expect(log.filter { $0 == "\(name)…" }.count == 1, "\(log)")
            #expect(log.filter { $0.hasPrefix("\(name): ") && $0.contains(/: \d+\.\d\d s$/) }.count == 1, "\(log)")
        }
        #expect(log.contains { $0.contains(/^App \d+\.\d+\.\d+ \(\d+\), accent #/) })
        #expect(try #require(log.last).contains(/^\d+\.\d+\.\d+\S* \(\d+\)$/))
    }

    @Test func theLogLooksLikeItsPicture() async throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = try log.map(Self.line).reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
        label.sizeToFit()
        let size = CGSize(width: label.bounds.width + 2 * Self.margin, height: label.bounds.height + 2 * Self.margin)
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.backgroundColor = UIColor(white: 0.11, alpha: 1)
                label.frame.origin = CGPoint(x: Self.margin, y: Self.margin)
                controller.view.addSubview(label)
                return controller
            }, on: Device(size: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)), scale: 2))
        try await app.settle()
        var golden = Golden("build-log", in: Self.folder)
        // A glyph's edge may be rounded to the other side where the processor's vector instructions differ.
        golden.pixelTolerance = 0.0005
        let outcome = try golden.verify(app.snapshot())
        if case .otherRenderer(let recorded, let current) = outcome {
            print("\(golden.name) was drawn by \(recorded), and differs with \(current)")
        }
    }

    /// Returns a line of the log. Commands are bright, phases coloured, and the rest is dim.
    private static func line(_ text: String) -> NSAttributedString {
        let isCommand = text.hasPrefix("$ ")
        let isPhase = text.hasSuffix("…") || text.contains(/: \d+\.\d\d s$/)
        let color: UIColor =
            isCommand ? .white : isPhase ? UIColor(red: 0.4, green: 0.85, blue: 0.5, alpha: 1) : UIColor(white: 0.7, alpha: 1)
        let font = UIFont.monospacedSystemFont(ofSize: 13, weight: isCommand ? .semibold : .regular)
        return NSAttributedString(string: text + "\n", attributes: [.font: font, .foregroundColor: color])
    }
}
