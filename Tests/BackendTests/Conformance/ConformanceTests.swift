import CoreGraphics
import Platform
import Testing

/// The requirements of a back end: the same input makes the same events, whichever back end shows the application.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ConformanceTests {
    @Test(arguments: BackendKind.allCases) func aWindowHasTheRequestedSizeAndScale(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        #expect(rig.window.metrics == .phone)
        #expect(rig.backend.displays.map(\.id) == [0])
        #expect(rig.backend.name == kind.rawValue)
    }

    @Test(arguments: BackendKind.allCases) func aWindowHasTheTitleOfItsOpener(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        #expect(rig.window.title == "Test")
        rig.window.title = "Other"
        #expect(rig.window.title == "Other")
    }

    @Test(arguments: BackendKind.allCases) func aPressMovesAndEndsAsOnePointer(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.press(.primary, at: CGPoint(x: 10, y: 20))
        try await rig.move(to: CGPoint(x: 30, y: 40))
        try await rig.release(.primary, at: CGPoint(x: 30, y: 40))
        let pointers = rig.log.pointers
        #expect(pointers.map(\.phase) == [.began, .moved, .ended])
        #expect(pointers.map(\.location) == [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40)])
        #expect(Set(pointers.map(\.id)) == [0])
        #expect(pointers.allSatisfy { $0.kind == .mouse && !$0.isSecondary })
    }

    @Test(arguments: BackendKind.allCases) func timeStampsAreOnTheFrameClockAndMonotonic(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.press(.primary, at: CGPoint(x: 10, y: 20))
        try await rig.move(to: CGPoint(x: 30, y: 40))
        try await rig.release(.primary, at: CGPoint(x: 30, y: 40))
        let stamps = rig.log.pointers.map(\.timestamp)
        #expect(stamps == stamps.sorted())
        #expect(stamps.allSatisfy { $0 <= rig.backend.clock.now && $0 > rig.backend.clock.now - 30 })
    }

    @Test(arguments: BackendKind.allCases) func aMouseWithNothingPressedHovers(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.move(to: CGPoint(x: 50, y: 60))
        #expect(rig.log.pointers.map(\.phase) == [.hovered])
        #expect(rig.log.pointers.map(\.location) == [CGPoint(x: 50, y: 60)])
    }

    @Test(arguments: BackendKind.allCases) func theSecondaryButtonIsASeparatePointer(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.press(.primary, at: CGPoint(x: 10, y: 20))
        try await rig.press(.secondary, at: CGPoint(x: 10, y: 20))
        try await rig.release(.primary, at: CGPoint(x: 10, y: 20))
        try await rig.release(.secondary, at: CGPoint(x: 10, y: 20))
        #expect(rig.log.pointers.map(\.phase) == [.began, .began, .ended, .ended])
        #expect(rig.log.pointers.map(\.isSecondary) == [false, true, false, true])
        #expect(rig.log.pointers.map(\.id) == [0, 1, 0, 1])
    }

    @Test(arguments: BackendKind.allCases) func twoTouchesAreTwoPointers(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.touch(71, .began, at: CGPoint(x: 30, y: 50))
        try await rig.touch(72, .began, at: CGPoint(x: 60, y: 50))
        try await rig.touch(71, .moved, at: CGPoint(x: 15, y: 50))
        try await rig.touch(71, .ended, at: CGPoint(x: 15, y: 50))
        try await rig.touch(73, .began, at: CGPoint(x: 90, y: 100))
        let pointers = rig.log.pointers
        #expect(pointers.map(\.id) == [2, 3, 2, 2, 2])
        #expect(pointers.map(\.phase) == [.began, .began, .moved, .ended, .began])
        #expect(pointers.map { $0.location.x.rounded() } == [30, 60, 15, 15, 90])
        #expect(pointers.allSatisfy { $0.kind == .touch })
    }

    @Test(arguments: BackendKind.allCases) func aNotchOfTheWheelScrollsThreeLines(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.turnWheel(right: 0, up: 1, at: CGPoint(x: 5, y: 6))
        try await rig.turnWheel(right: 2, up: -1, at: CGPoint(x: 5, y: 6))
        let scrolls = rig.log.scrolls
        #expect(scrolls.map(\.deltaY) == [40, -40])
        #expect(scrolls.map(\.deltaX) == [0, -80])
        #expect(scrolls.allSatisfy { !$0.isPrecise && $0.location == CGPoint(x: 5, y: 6) })
    }

    @Test(arguments: BackendKind.allCases, TestKey.all)
    func keysHaveTheirUsageAndCharacters(_ kind: BackendKind, _ key: TestKey)
        async throws
    {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.key(key, isDown: true, isRepeat: false)
        try await rig.key(key, isDown: true, isRepeat: true)
        try await rig.key(key, isDown: false, isRepeat: false)
        let keys = rig.log.keys
        #expect(keys.map(\.phase) == [.down, .down, .up])
        #expect(keys.map(\.isRepeat) == [false, true, false])
        #expect(keys.allSatisfy { $0.usage == key.usage && $0.modifiers == [] })
        #expect(keys.allSatisfy { $0.characters == key.characters && $0.charactersIgnoringModifiers == key.characters })
    }

    @Test(arguments: BackendKind.allCases) func aNewSizeIsReportedInPoints(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.resize(to: CGSize(width: 200, height: 120))
        #expect(rig.log.metrics.map(\.size) == [CGSize(width: 200, height: 120)])
        #expect(rig.log.metrics.map(\.scale) == [2])
        #expect(rig.window.metrics.size == CGSize(width: 200, height: 120))
    }

    @Test(arguments: BackendKind.allCases) func theWindowReportsWhetherItIsActive(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        try await rig.activate(false)
        try await rig.activate(true)
        #expect(rig.log.events == [.activation(false), .activation(true)])
    }

    @Test(arguments: BackendKind.allCases) func closingIsRequestedAndNotPerformed(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        guard try await rig.askToClose() else { return }
        #expect(rig.log.events == [.closeRequested])
        rig.window.present(Pictures.frame(Pictures.plain(0xFF11_2233, width: 240, height: 400)))
        #expect(try await rig.seenPixel(x: 1, y: 1) == 0xFF11_2233)
    }

    @Test(arguments: BackendKind.allCases) func aClosedWindowIsSilentAndAcceptsFramesWithoutHarm(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        rig.window.close()
        rig.window.close()
        rig.window.present(Pictures.frame(Pictures.plain(0xFF00_00FF, width: 240, height: 400)))
        rig.tearDown()
        #expect(rig.log.events.isEmpty)
    }
}
