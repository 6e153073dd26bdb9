import Caret
import CaretTesting
import Foundation
import Testing

/// Tickers, display links, key commands and notifications as senders of events.
@MainActor @Suite(.app) struct ClockEventTests {
    @MainActor private final class Screen: UIViewController {
        var log: [Int] = []
        func note(_ number: Int) { log.append(number) }
    }

    private func launch() async throws -> (TestApp, Screen) {
        let screen = Screen()
        return (try await TestApp.launch(showing: { screen }), screen)
    }

    // MARK: - Tickers

    @Test func `R40 a ticker calls methods, owners and closures, in order, at multiples of its interval`() async throws {
        let (app, screen) = try await launch()
        let ticker = Ticker(every: .milliseconds(500))
        ticker.on(.tick, screen, call: Screen.note)
        ticker.on(.tick, screen) { screen, count in screen.log.append(10 * count) }
        let last = ticker.on(.tick) { screen.log.append(100 * $0) }
        await app.advance(by: .milliseconds(499))
        #expect(screen.log == [])
        await app.advance(by: .milliseconds(21))
        #expect(screen.log == [1, 10, 100])
        last.cancel()
        await app.advance(by: .seconds(2))
        #expect(screen.log == [1, 10, 100, 2, 20, 3, 30, 4, 40, 5, 50])
        ticker.invalidate()
        await app.advance(by: .seconds(2))
        #expect(ticker.count == 5 && !ticker.isValid)
    }

    @Test func aTickerIsRetainedByItsHandlersAndStopsWithTheirOwners() async throws {
        let (app, _) = try await launch()
        weak var ticker: Ticker?
        var owner: Screen? = Screen()
        func run() {
            let newTicker = Ticker(every: .seconds(1))
            if let owner { newTicker.on(.tick, owner, call: Screen.note) }
            ticker = newTicker
        }
        run()
        await app.advance(by: .milliseconds(2100))
        #expect(owner?.log == [1, 2] && ticker != nil)
        owner = nil
        await app.advance(by: .milliseconds(1100))
        #expect(ticker == nil)
    }

    @Test func aTickerForOneTickEndsItsSequence() async throws {
        let (app, _) = try await launch()
        let ticker = Ticker(after: .seconds(2))
        let events = ticker.events(.tick)
        await app.advance(by: .milliseconds(1990))
        #expect(ticker.isValid)
        await app.advance(by: .milliseconds(30))
        var counts: [Int] = []
        for await count in events { counts.append(count) }
        #expect(counts == [1] && !ticker.isValid)
        #expect(ticker.on(.tick) { _ in }.isActive)
        let short = Ticker(every: .zero)
        #expect(short.interval == .milliseconds(1))
    }

    @Test func aTickerOfTheTimeOfDayNeedsNoFrames() async throws {
        _ = try await launch()
        let ticker = Ticker(every: .milliseconds(1), on: .continuous)
        #expect(try await ticker.next(.tick) >= 1)
        ticker.invalidate()
    }

    // MARK: - Display links

    @Test func `R52 a link's handlers get its frames, and go with it`() async throws {
        let (app, screen) = try await launch()
        weak var probe: Screen?
        let link = CADisplayLink()
        link.on(.frame, screen) { screen, frame in screen.log.append(frame.index) }
        func run() {
            let newScreen = Screen()
            probe = newScreen
            link.on(.frame) { newScreen.log.append($0.index) }
        }
        run()
        link.add(to: .main, forMode: .common)
        await app.advance(frames: 3)
        #expect(screen.log == [0, 1, 2] && probe?.log == [0, 1, 2])
        link.isPaused = true
        await app.advance(frames: 3)
        link.invalidate()
        await app.advance(frames: 3)
        #expect(screen.log == [0, 1, 2] && probe == nil)
    }

    // MARK: - Key commands

    @Test func aKeyCommandHasSeveralHandlersAndIgnoresKeysWithoutAny() async throws {
        let (app, screen) = try await launch()
        let command = UIKeyCommand(title: "Save", input: UIKeyCommand.inputHome)
        screen.addKeyCommand(command)
        command.on(.press, screen) { $0.log.append(1) }
        let second = command.on(.press) { screen.log.append(2) }.lifetime(.once)
        await app.press(.home)
        await app.press(.home)
        #expect(screen.log == [1, 2, 1] && !second.isActive)
        let other = UIKeyCommand(input: UIKeyCommand.inputEnd) { _ in screen.log.append(3) }
        screen.addKeyCommand(other)
        await app.press(.end)
        #expect(screen.log.last == 3)
    }

    @Test func aKeyCommandThatRetainsItsControllerIsNamed() {
        let line = #line + 4
        let report = leakAudit {
            let screen = Screen()
            let command = UIKeyCommand(input: "s")
            command.on(.press) { screen.log.append(1) }
            screen.addKeyCommand(command)
            return screen
        }
        #expect(report?.guilty == "CaretTests/ClockEventTests.swift:\(line)")
    }

    // MARK: - Notifications

    private nonisolated static let saved = Notification.Name("saved")

    @Test func notificationsAreTypedAndEndWithTheirOwners() async throws {
        let (_, screen) = try await launch()
        let center = NotificationCenter()
        let count = ControlEvent<NotificationCenter, Int>.posted(Self.saved) { $0.userInfo?["count"] as? Int ?? 0 }
        center.on(count, screen, call: Screen.note)
        var untypedCalls = 0
        let subscription = center.on(.posted(Self.saved)) { untypedCalls += 1 }
        center.post(name: Self.saved, object: nil, userInfo: ["count": 7])
        subscription.cancel()
        center.post(name: Self.saved, object: nil, userInfo: ["count": 8])
        #expect(screen.log == [7, 8] && untypedCalls == 1)
        let onlyMine = center.on(.posted(Self.saved, by: screen)) { untypedCalls += 10 }
        center.post(name: Self.saved, object: nil)
        center.post(name: Self.saved, object: screen)
        #expect(untypedCalls == 11)
        onlyMine.cancel()
        var iterator = center.events(count).makeAsyncIterator()
        await Task.detached { center.post(name: Self.saved, object: nil, userInfo: ["count": 9]) }.value
        #expect(await iterator.next() == 9)
    }

    @Test func aNotificationThatRetainsAControllerIsNamed() async throws {
        _ = try await launch()
        let line = #line + 3
        let report = leakAudit {
            let screen = Screen()
            NotificationCenter.default.on(.posted(Self.saved)) { screen.log.append(1) }
            return screen
        }
        #expect(report?.guilty == "CaretTests/ClockEventTests.swift:\(line)")
    }

    // MARK: - Parts of a life

    @Test func aTaskRunsWhileItsViewIsInAWindow() async throws {
        let (app, screen) = try await launch()
        let view = UIView()
        var (begun, ended) = (0, 0)
        let subscription = view.task { view in
            begun += 1
            for await _ in view.frames {}
            ended += 1
        }
        await app.advance(frames: 2)
        #expect(begun == 0)
        screen.view.addSubview(view)
        await app.advance(frames: 2)
        #expect(begun == 1 && ended == 0)
        view.removeFromSuperview()
        // A cancelled sequence ends by way of other threads: the number of turns on this one is unknown.
        for _ in 0..<10_000 where ended < 1 { await Task.yield() }
        #expect(ended == 1)
        screen.view.addSubview(view)
        await app.advance(frames: 2)
        #expect(begun == 2)
        subscription.cancel()
        for _ in 0..<10_000 where ended < 2 { await Task.yield() }
        #expect(ended == 2)
    }

    @Test func handlersOfAnAppearanceEndWithIt() async throws {
        let slider = UISlider()
        let screen = Screen()
        screen.during(.appearance) { screen in
            slider.on(.valueChanged, screen) { screen, value in screen.log.append(Int(value * 10)) }
        }
        func move() { slider.sendActions(for: .valueChanged) }
        move()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        navigation.pushViewController(screen, animated: false)
        await app.advance(frames: 2)
        move()
        navigation.popViewController(animated: false)
        await app.advance(frames: 2)
        move()
        navigation.pushViewController(screen, animated: false)
        await app.advance(frames: 2)
        move()
        #expect(screen.log.count == 2)
    }
}
