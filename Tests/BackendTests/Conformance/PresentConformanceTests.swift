import CoreGraphics
import Platform
import Testing

/// The visible pixels of a window's frames.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct PresentConformanceTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00

    @Test(arguments: BackendKind.allCases) func theFirstFrameIsVisibleCompletely(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        let picture = Pictures.plain(red, width: 240, height: 400)
        Pictures.fill(PixelRect(x: 239, y: 399, width: 1, height: 1), of: picture, with: green)
        // The damage may be small; a window that has shown nothing yet needs the whole frame.
        rig.window.present(Pictures.frame(picture))
        #expect(try await rig.seenPixel(x: 0, y: 0) == red)
    }

    @Test(arguments: BackendKind.allCases) func damageIsShownInItsPlace(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        let picture = Pictures.plain(red, width: 240, height: 400)
        rig.window.present(Pictures.frame(picture))
        #expect(try await rig.seenPixel(x: 20, y: 30) == red)
        let spot = PixelRect(x: 20, y: 30, width: 4, height: 4)
        Pictures.fill(spot, of: picture, with: green)
        rig.window.present(Pictures.frame(picture, damage: [spot]))
        #expect(try await rig.seenPixel(x: 23, y: 33) == green)
    }

    @Test(arguments: BackendKind.allCases) func movedPixelsAreShownAtTheirDestination(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        let picture = Pictures.plain(red, width: 240, height: 400)
        Pictures.fill(PixelRect(x: 0, y: 100, width: 240, height: 10), of: picture, with: green)
        rig.window.present(Pictures.frame(picture))
        #expect(try await rig.seenPixel(x: 5, y: 105) == green)
        let moved = Pictures.plain(red, width: 240, height: 400)
        Pictures.fill(PixelRect(x: 0, y: 60, width: 240, height: 10), of: moved, with: green)
        let move = PixelMove(source: PixelRect(x: 0, y: 40, width: 240, height: 360), dx: 0, dy: -40)
        let strip = PixelRect(x: 0, y: 360, width: 240, height: 40)
        rig.window.present(Pictures.frame(moved, moves: [move], damage: [strip]))
        #expect(try await rig.seenPixel(x: 5, y: 65) == green)
    }

    @Test(arguments: BackendKind.allCases) func aFrameWithoutDamageChangesNothing(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        let picture = Pictures.plain(red, width: 240, height: 400)
        rig.window.present(Pictures.frame(picture))
        rig.window.present(Pictures.frame(picture, damage: []))
        #expect(try await rig.seenPixel(x: 1, y: 1) == red)
    }
}
