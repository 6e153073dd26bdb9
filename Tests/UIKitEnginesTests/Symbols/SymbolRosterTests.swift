import Foundation
import Testing

@testable import UIKitEngines

@Suite struct SymbolRosterTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")

    @Test func theTextContainsTheNamesOfItsSource() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("Scripts/symbols/roster.txt"), encoding: .utf8)
        let source = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
            line.hasSuffix("*") ? [String(line.dropLast()), line.dropLast() + ".fill"] : [String(line)]
        }
        #expect(SymbolRoster.names == source, "run Scripts/symbols/generate")
        #expect(source.count > 7000 && Set(source).count == source.count)
    }

    @Test func namesAreFound() {
        for name in ["00.circle", "airplane", "airplane.circle.fill", "zzz", "xmark"] { #expect(SymbolRoster.contains(name), "\(name)") }
        for name in ["", "airplan", "airplane.", "airplanes", "zzzz", "0", "plus.plus"] { #expect(!SymbolRoster.contains(name), "\(name)") }
    }

    /// More than half of the names of iOS are drawn. Most others are for cars, headphones, sports and the like.
    @Test func mostNamesAreDrawn() {
        let names = SymbolRoster.names
        let drawn = names.count { SymbolLibrary.parts($0) != nil }
        #expect(Double(drawn) > 0.55 * Double(names.count), "\(drawn) of \(names.count)")
    }

    @Test func onlyUndrawnNamesAreOnlyKnown() {
        #expect(!SymbolLibrary.isUndrawnSymbol("star") && !SymbolLibrary.isUndrawnSymbol("no.such.symbol"))
        #expect(SymbolLibrary.isUndrawnSymbol("carseat.left") && SymbolLibrary.isUndrawnSymbol("carseat.left.fill"))
        #expect(!SymbolLibrary.isUndrawnSymbol(String(repeating: "a", count: 5000)))
    }

    @Test(arguments: [
        "chevron.forward", "chevron.backward", "arrow.forward.circle", "arrow.uturn.backward", "list.bullet", "text.bubble.fill",
        "square.leadingthird.inset.filled", "sidebar.trailing", "speaker.wave.2", "rectangle.portrait.and.arrow.forward",
    ])
    func directionalSymbolsAreMirrored(name: String) {
        #expect(SymbolDirection.isMirrored(name))
    }

    @Test(arguments: [
        "chevron.right", "arrow.left", "forward.fill", "backward.end", "goforward", "list.number", "text.alignleft", "plus", "",
        "arrow.right.circle", "person.fill",
    ])
    func otherSymbolsAreNotMirrored(name: String) {
        #expect(!SymbolDirection.isMirrored(name))
    }
}
