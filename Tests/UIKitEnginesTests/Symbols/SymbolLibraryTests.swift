import CoreGraphics
import Foundation
import Testing

@testable import UIKitEngines

@Suite struct SymbolLibraryTests {
    private let painter = SymbolPainter(lineWidth: 1.82, colors: [])

    @Test func everyListedNameHasInkWithinTheGrid() {
        for name in SymbolLibrary.names {
            let parts = SymbolLibrary.parts(name)
            let box = parts.map { painter.bounds(of: $0) } ?? .null
            // Rows of people and the waves of sounds are wider than they are high.
            #expect(CGRect(x: -8, y: -2, width: 40, height: 28).contains(box), "\(name): \(box)")
            #expect(box.width > 1 && box.height > 1, "\(name): \(box)")
        }
        #expect(SymbolLibrary.names.count > 1700)
    }

    @Test(arguments: [
        "plus.circle", "plus.circle.fill", "1.square.fill", "42.circle", "a.circle.fill", "bell.slash", "mic.slash.fill",
        "heart.slash.circle.fill",
        "folder.badge.plus", "folder.fill.badge.minus", "cart.badge.questionmark", "checkmark.shield", "xmark.octagon.fill",
    ])
    func unlistedNamesAreComposed(name: String) {
        #expect((SymbolLibrary.parts(name)?.count ?? 0) >= 2)
    }

    @Test(arguments: [
        "", ".", "circle.", ".circle", "nothing.of.the.kind", "nothing.circle.fill", "plus.badge.nothing", "plus.badge.badge", "é",
        "100.circle",
        String(repeating: "plus.circle.", count: 9), "plus.circle.circle.circle.circle.circle.circle.circle",
    ])
    func otherNamesHaveNoSymbol(name: String) {
        #expect(SymbolLibrary.parts(name) == nil)
    }

    @Test func theTableContainsTheNamesOfItsSource() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let text = try String(contentsOf: root.appendingPathComponent("Scripts/symbols/names.txt"), encoding: .utf8)
        let known = Set(SymbolLibrary.names)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let first = line.split(separator: "=").first, !first.hasPrefix("_") else { continue }
            #expect(known.contains(first.trimmingCharacters(in: .whitespaces)), "\(first): run Scripts/symbols/generate")
        }
    }

    @Test func aFilledShapeShowsItsContentInAnotherColourOrCutOut() {
        let parts = SymbolLibrary.parts("plus.circle.fill") ?? []
        #expect(parts.map(\.level) == [1, 0])
        #expect(parts.map(\.effect) == [.paint, .contrast])
    }
}
