import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import CoreGraphics
@testable import UIKitCore

/// Symbols that were missing, and the placeholder of one that still is.
@MainActor @Suite(.app) struct AnimalSymbolTests {
    private nonisolated static let names = ["tortoise", "hare", "burst", "person.crop.rectangle.stack", "rectangle.stack.person.crop"]

    private func image(_ name: String) throws -> UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: 100).withTraitCollection(UITraitCollection(displayScale: 1))
        return try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    /// Returns the drawn fraction of the image, from 0 to 1.
    private func coverage(_ image: UIImage) throws -> Double {
        let pixels = try #require(image.cgImage)
        let drawn = (0..<pixels.height).reduce(0) { sum, y in
            (0..<pixels.width).reduce(sum) { $0 + Int(pixels.pixel($1, y) >> 24) }
        }
        return Double(drawn) / Double(pixels.width * pixels.height * 255)
    }

    @Test(arguments: names)
    func `G26 the symbol is drawn, and its filled sibling has more ink`(_ name: String) throws {
        let (outline, filled) = (try image(name), try image("\(name).fill"))
        let share = try coverage(outline)
        #expect((0.1...0.6).contains(share), "\(share)")
        #expect(try coverage(filled) > share * 1.15)
        #expect(abs(outline.size.width - filled.size.width) < 6 && abs(outline.size.height - filled.size.height) < 6)
        // As large as other symbols: a circle of the same text is 99 points wide.
        #expect((60...125).contains(outline.size.width) && (50...115).contains(outline.size.height), "\(outline.size)")
    }

    @Test(arguments: ["tortoise.circle", "hare.circle.fill", "burst.slash"])
    func `G26 names are composed from the symbols`(_ name: String) throws {
        #expect(try coverage(image(name)) > 0.1)
    }

    @Test(arguments: ["square", "rectangle"]) func `G26 dashed shapes have gaps`(_ name: String) throws {
        #expect(try coverage(image("\(name).dashed")) < coverage(image(name)) * 0.85)
    }

    private func view(_ image: String) throws -> UIImageView {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><imageView id="i">\(image)</imageView></objects></document>
            """
        return try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIImageView)
    }

    @Test func `G26 a nib's unknown symbol keeps the usual size`() throws {
        let found = Mutex<[String]>([])
        let id = Diagnostics.addRecorder { diagnostic in found.withLock { $0.append(diagnostic.description) } }
        defer { Diagnostics.remove(recorder: id) }
        let usual = try view("<imageReference key=\"image\" image=\"square\" catalog=\"system\"/>").intrinsicContentSize
        let missing = try view("<imageReference key=\"image\" image=\"no.such.thing\" catalog=\"system\"/>").intrinsicContentSize
        #expect(abs(missing.width - usual.width) < 3 && abs(missing.height - usual.height) < 3)
        let large = try view("<imageReference key=\"image\" image=\"no.such.thing\" catalog=\"system\" pointSize=\"60\"/>")
        #expect(large.intrinsicContentSize.height > 3 * missing.height && large.image?.isSymbolImage == true)
        #expect(found.withLock { $0 }.contains { $0.contains("the image \"no.such.thing\"") && $0.contains("no symbol has the name") })
        #expect(try view("<imageReference key=\"image\" image=\"no-such-file\"/>").image == nil)
    }

    @Test func `G26 a name that no symbol has is still nil in code`() {
        #expect(UIImage(systemName: "no.such.thing") == nil)
    }
}

extension CGImage {
    fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
        buffer.withBytes { $0.load(fromByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self) }
    }
}
