import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import UIKitCore

/// Symbol names of iOS without a drawing here.
@MainActor @Suite(.app) struct UndrawnSymbolTests {
    private func image(_ name: String, _ size: CGFloat = 17) -> UIImage? {
        let traits = UITraitCollection(displayScale: 2)
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size).withTraitCollection(traits))
    }

    @Test(arguments: [17, 60] as [CGFloat]) func aSquareOfTheUsualSizeIsThePlaceholder(size: CGFloat) throws {
        let (missing, usual) = (try #require(image("carseat.left", size)), try #require(image("square", size)))
        #expect(abs(missing.size.width - usual.size.width) < 1 && abs(missing.size.height - usual.size.height) < 1)
        #expect(missing.isSymbolImage && missing.baselineOffsetFromBottom != nil)
        #expect(missing.pngData() == image("square.dashed", size)?.pngData())
    }

    @Test func theMissingDrawingIsReportedOnce() {
        let found = Mutex<[String]>([])
        let id = Diagnostics.addRecorder { diagnostic in
            if diagnostic.description.contains("carseat.right.1") { found.withLock { $0.append(diagnostic.description) } }
        }
        defer { Diagnostics.remove(recorder: id) }
        for _ in 0..<3 { #expect(image("carseat.right.1") != nil) }
        #expect(found.withLock { $0.count } == 1)
        #expect(found.withLock { $0 }.first?.contains("a dashed square stands in") == true)
    }

    @Test(arguments: [
        "carseat", "carseat.left.fill.fill", "", "_cog", "CARSEAT.LEFT", "carseat.left\0", String(repeating: "x.", count: 60),
    ])
    func namesThatIOSLacksAreNil(name: String) {
        #expect(image(name) == nil)
    }

    /// A square has no direction, even in place of a directional symbol.
    @Test func theSquareIsNotMirrored() {
        #expect(image("airtag.radiowaves.forward")?.flipsForRightToLeftLayoutDirection == false)
        #expect(image("chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
        #expect(image("chevron.right")?.flipsForRightToLeftLayoutDirection == false)
    }
}
