import CaretTesting
import Testing

@testable import Caret

/// Events as sequences, and handlers with shorter lives.
@MainActor @Suite(.app) struct EventSequenceTests {
    @Test func aSequenceHasAllEventsAndEndsWithItsSender() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        var slider: UISlider? = UISlider()
        let events = try #require(slider).events(.valueChanged)
        for value in [0.25, 0.5, 1] as [Float] {
            slider?.value = value
            slider?.sendActions(for: .valueChanged)
        }
        slider = nil
        var values: [Float] = []
        for await value in events { values.append(value) }
        #expect(values == [0.25, 0.5, 1])
    }

    @Test func aLateLoopMayReceiveTheNewestOnly() async throws {
        var slider: UISlider? = UISlider()
        let events = try #require(slider).events(.valueChanged, buffering: .latest)
        for value in [0.25, 0.5, 1] as [Float] {
            slider?.value = value
            slider?.sendActions(for: .valueChanged)
        }
        slider = nil
        var values: [Float] = []
        for await value in events { values.append(value) }
        #expect(values == [1])
    }

    @Test func aLateLoopMayReceiveTheNewestFew() async throws {
        var slider: UISlider? = UISlider()
        let lastTwo = try #require(slider).events(.valueChanged, buffering: .bounded(2))
        let lastOne = try #require(slider).events(.valueChanged, buffering: .bounded(0))
        for value in [0.25, 0.5, 1] as [Float] {
            slider?.value = value
            slider?.sendActions(for: .valueChanged)
        }
        slider = nil
        var (valuesOfTwo, valuesOfOne): ([Float], [Float]) = ([], [])
        for await value in lastTwo { valuesOfTwo.append(value) }
        for await value in lastOne { valuesOfOne.append(value) }
        #expect(valuesOfTwo == [0.5, 1] && valuesOfOne == [1])
    }

    @Test func cancellingTheTaskEndsItsLoopAndTheHandler() async throws {
        let button = UIButton(type: .system)
        var count = 0
        let task = Task { @MainActor in for await _ in button.events(.tap) { count += 1 } }
        for _ in 0..<100 where button.handlerCount == 0 { await Task.yield() }
        button.sendActions(for: .primaryActionTriggered)
        for _ in 0..<100 where count == 0 { await Task.yield() }
        task.cancel()
        await task.value
        for _ in 0..<100 where button.handlerCount > 0 { await Task.yield() }
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1 && button.handlerCount == 0)
    }

    @Test func leavingTheLoopEndsTheHandler() async throws {
        let button = UIButton(type: .system)
        var loop: AsyncStream<Void>? = button.events(.tap)
        button.sendActions(for: .primaryActionTriggered)
        for await _ in try #require(loop) { break }
        #expect(button.handlerCount == 1)
        loop = nil
        // The end arrives as a task of the main actor.
        for _ in 0..<100 where button.handlerCount > 0 { await Task.yield() }
        #expect(button.handlerCount == 0)
    }

    @Test func delegateMethodsAreSequencesToo() async throws {
        let (app, table) = try await ListScreen.launch { table in
            table.sections { Section { for row in 0..<5 { Row(row, .default, "Row \(row)") } } }
        }
        let events = table.events(.didSelectRow)
        try await app.tap(.label("Row 3"))
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == IndexPath(row: 3, section: 0))
    }

    @Test func theNextEventIsAwaited() async throws {
        let button = UIButton(type: .system)
        let task = Task { @MainActor in try await button.next(.tap) }
        for _ in 0..<100 where button.handlerCount == 0 { await Task.yield() }
        button.sendActions(for: .primaryActionTriggered)
        try await task.value
    }

    @Test func waitingEndsAtTheLimitAndWithTheTaskAndTheSender() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let button = UIButton(type: .system)
        let timeoutTask = Task { @MainActor in try await button.next(.tap, within: .seconds(2)) }
        for _ in 0..<100 where button.handlerCount == 0 { await Task.yield() }
        await app.advance(by: .seconds(3))
        await #expect(throws: EventError.timedOut) { try await timeoutTask.value }

        let cancelledTask = Task { @MainActor in try await button.next(.tap) }
        cancelledTask.cancel()
        await #expect(throws: CancellationError.self) { try await cancelledTask.value }
    }

    @Test func waitingDoesNotRetainTheSender() async throws {
        var button: UIButton? = UIButton(type: .system)
        weak let weakButton = button
        let task = Task { @MainActor [weak button] in try await button?.next(.tap) }
        for _ in 0..<100 where button?.handlerCount == 0 { await Task.yield() }
        try #require(button?.handlerCount == 1)
        button = nil
        try #require(weakButton == nil)
        await #expect(throws: EventError.senderGone) { try await task.value }
    }

    @Test func handlersLiveForOneCallOrATimeOrWhileAViewIsVisible() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let button = UIButton(type: .system)
        var log: [String] = []
        button.on(.tap) { log.append("once") }.lifetime(.once)
        button.on(.tap) { log.append("twice") }.lifetime(.calls(2))
        button.on(.tap) { log.append("second") }.lifetime(.lasting(.seconds(1)))
        button.on(.tap) { log.append("visible") }.lifetime(.whileVisible(button))
        for _ in 0..<3 { button.sendActions(for: .primaryActionTriggered) }
        #expect(log == ["once", "twice", "second", "twice", "second", "second"])
        await app.advance(by: .seconds(2))
        app.mainWindow.addSubview(button)
        log = []
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["visible"])
    }

    @Test func handlersLiveAsLongAsAnObjectAndPauseWhileAScreenIsCovered() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        let button = UIButton(type: .system)
        let screen = UIViewController()
        var (log, owner): ([String], NSObject?) = ([], NSObject())
        let owned = button.on(.tap) { log.append("owned") }.lifetime(.owner(try #require(owner)))
        button.on(.tap) { log.append("on the screen") }.lifetime(.whileVisible(screen))
        func tap() -> [String] {
            log = []
            button.sendActions(for: .primaryActionTriggered)
            return log
        }
        #expect(tap() == ["owned"])
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        #expect(tap() == ["owned", "on the screen"])
        navigation.pushViewController(UIViewController(), animated: false)
        owner = nil
        try await app.settle()
        #expect(tap() == [] && !owned.isActive)
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(tap() == ["on the screen"])
    }

    @Test func aHandlerEndsAtADate() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let button = UIButton(type: .system)
        let start = Date(timeIntervalSinceReferenceDate: 1_000_000)
        @MainActor final class Clock { var now = Date(timeIntervalSinceReferenceDate: 1_000_000) }
        let clock = Clock()
        var log: [String] = []
        button.on(.tap) { log.append("soon") }.lifetime(.until(start.addingTimeInterval(60)) { clock.now })
        button.on(.tap) { log.append("never") }.lifetime(.until(start.addingTimeInterval(-60)) { clock.now })
        let past = button.on(.tap) { log.append("past") }.lifetime(.until(.distantPast))
        let future = button.on(.tap) { log.append("future") }.lifetime(.until(.distantFuture))
        #expect(!past.isActive && future.isActive)
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["soon", "future"])
        clock.now = start.addingTimeInterval(60)
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["soon", "future", "future"])
    }

    @Test func aHandlerEndsAtADateWithoutEvents() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let button = UIButton(type: .system)
        // Real time, which no test controls: the test waits for the end, however late it is.
        let events = button.events(.tap)
        let handler = button.on(.tap) {}.lifetime(.until(Date(timeIntervalSinceNow: 0.05)))
        while handler.isActive { await Task.yield() }
        #expect(!handler.isActive)
        withExtendedLifetime((app, events)) {}
    }
}
