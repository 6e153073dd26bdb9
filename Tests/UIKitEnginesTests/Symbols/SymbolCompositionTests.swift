import CoreGraphics
import Testing

@testable import UIKitEngines

@Suite struct SymbolCompositionTests {
    private func box(_ name: String) throws -> CGRect {
        let parts = try #require(SymbolLibrary.parts(name), "\(name)")
        return try #require(SymbolPart.box(of: parts), "\(name)")
    }

    private func effects(_ name: String) -> [SymbolPart.Effect] { (SymbolLibrary.parts(name) ?? []).map(\.effect) }

    @Test(arguments: [
        "document": "doc", "document.on.document.fill": "doc.on.doc.fill", "microphone.slash": "mic.slash",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath", "text.page.fill": "doc.plaintext.fill",
        "arrow.trianglehead.counterclockwise": "arrow.counterclockwise", "character.book.closed.ja": "character.book.closed",
        "list.number.ar": "list.number", "externaldrive.trianglebadge.exclamationmark": "externaldrive.badge.exclamationmark",
    ])
    func laterNamesAndLanguagesUseTheBaseSymbol(later: String, usual: String) throws {
        #expect(try box(later) == box(usual))
    }

    @Test(arguments: ["star.circle", "bolt.circle", "lock.square", "flag.diamond"])
    func aShapeContainsTheFilledVariantOfASymbol(name: String) throws {
        let content = try #require(SymbolLibrary.parts(name)?.last)
        #expect(content.ink.fills != nil && content.level == 0)
    }

    @Test(arguments: ["trash.circle", "folder.circle", "paperplane.circle"])
    func someKeepTheirOutlines(name: String) throws {
        let content = try #require(SymbolLibrary.parts(name)?.last)
        #expect(content.ink.fills == nil && content.ink.strokes != nil)
    }

    @Test(arguments: ["plus.bubble", "checkmark.icloud", "lock.doc", "questionmark.folder", "plus.viewfinder", "checkmark.message"])
    func signsAreWithinBubblesCloudsDocumentsAndFolders(name: String) throws {
        let parts = try #require(SymbolLibrary.parts(name))
        let around = try #require(SymbolPart.box(of: parts.filter { $0.level == 1 }))
        let content = try #require(SymbolPart.box(of: parts.filter { $0.level == 0 }))
        #expect(around.contains(content), "\(around) \(content)")
    }

    @Test(arguments: ["heart.lefthalf.filled", "hexagon.bottomhalf.fill", "star.trailinghalf.filled", "circle.tophalf.filled"])
    func oneHalfIsFilled(name: String) throws {
        #expect(effects(name).contains(.cut))
        #expect(try box(name) == box(name.split(separator: ".")[0].description))
    }

    @Test func aFilledVariantHasItsInnerLinesCutOut() {
        #expect(effects("wrench.adjustable.fill").first == .paint)
        #expect(effects("fanblades.fill").isEmpty || effects("fanblades.fill").first == .paint)
        #expect(SymbolLibrary.parts("heart.fill.fill") == nil)
    }

    @Test(arguments: ["photo.on.rectangle", "square.on.square", "plus.square.on.square", "doc.on.doc"])
    func aSymbolInFrontLeavesAGap(name: String) {
        #expect(effects(name).filter { $0 == .gap }.count == 1)
    }

    @Test func aBadgeIsADiscWithASignOrASymbolInAHole() {
        #expect(effects("folder.badge.plus").suffix(3) == [.gap, .paint, .cut])
        #expect(effects("folder.badge.gearshape").contains(.cut))
        #expect(effects("bell.badge").suffix(2) == [.gap, .paint])
        #expect(effects("bell.badge.fill").suffix(2) == [.gap, .paint])
    }

    @Test func partsOfOthersAreNoSymbols() {
        #expect(SymbolLibrary.parts("_cog") == nil && SymbolLibrary.parts("_cog.circle") == nil)
        #expect(!SymbolLibrary.names.contains { $0.hasPrefix("_") })
    }

    /// The cut-outs of a filled circle are the first level, so that palettes colour them.
    @Test func aFilledCircleIsTheSecondLevelOfItsContent() {
        let parts = SymbolLibrary.parts("person.crop.circle.fill") ?? []
        #expect(parts.first?.level == 1 && parts.dropFirst().allSatisfy { $0.level == 0 && $0.effect == .contrast })
    }

    @Test(arguments: ["O12 12", "O12 12 0", "R1 1 4 4", "R1 1 4 4 3", "R1 1 0 4 0"]) func incompleteShapesAreNone(text: String) {
        #expect(OutlineReader.path(text[...], acceptsShapeCommands: true) == nil)
    }

    @Test func circlesAndRectanglesAreReadForTablesAlone() throws {
        let path = try #require(OutlineReader.path("O12 12 4R0 1 6 8 2M1 1h2", acceptsShapeCommands: true))
        #expect(path.boundingBoxOfPath.maxX == 16 && path.boundingBoxOfPath.minX == 0)
        #expect(OutlineReader.path("O12 12 4") == nil)
    }
}
