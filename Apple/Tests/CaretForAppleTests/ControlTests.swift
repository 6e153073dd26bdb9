import CaretForApple
import CaretTesting
import Foundation
import Testing
import UIKit

/// Controls, recognizers and items by public API: actions, targets and relays.
@MainActor @Suite(.app) struct ControlTests {
    @MainActor private final class Screen: UIViewController {
        var log: [String] = []
        func save() { log.append("method") }
        func move(_ value: Float) { log.append("\(value)") }
        func own(_ item: UIBarButtonItem) { log.append("own") }
    }

    private func launch() async throws -> (TestApp, Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) }, on: .standard.scale(1))
        try await app.settle()
        return (app, screen)
    }

    @Test func controlsSendTheirEvents() {
        let (screen, button, slider) = (Screen(), UIButton(type: .system), UISlider())
        button.on(.tap, screen, call: Screen.save)
        let token = button.on(.tap) { screen.log.append("closure") }
        slider.on(.valueChanged, screen, call: Screen.move)
        button.sendActions(for: .primaryActionTriggered)
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        #expect(screen.log == ["method", "closure", "0.5"])
        token.cancel()
        button.sendActions(for: .primaryActionTriggered)
        #expect(screen.log == ["method", "closure", "0.5", "method"])
    }

    @Test func aHandlerEndsWithItsOwner() {
        let button = UIButton(type: .system)
        weak var owner: Screen?
        var subscription: Subscription?
        do {
            let screen = Screen()
            owner = screen
            subscription = button.on(.tap, screen) { screen in screen.save() }
        }
        button.sendActions(for: .primaryActionTriggered)
        #expect(owner == nil && subscription?.isActive == false)
    }

    @Test func aSenderReleasesItsClosures() async throws {
        let (app, _) = try await launch()
        weak var captured: Screen?
        weak var sender: UISlider?
        do {
            let (screen, slider) = (Screen(), UISlider())
            slider.on(.valueChanged) { screen.move($0) }
            (captured, sender) = (screen, slider)
        }
        await app.advance(frames: 2)
        #expect(captured == nil && sender == nil)
    }

    @Test func sequencesEndWithTheirSender() async throws {
        var values: [Float] = []
        var slider: UISlider? = UISlider()
        let stream = try #require(slider?.events(.valueChanged))
        slider?.value = 0.25
        slider?.sendActions(for: .valueChanged)
        slider = nil
        for await value in stream { values.append(value) }
        #expect(values == [0.25])
    }

    @Test func gesturesSendStatesAndPayloads() async throws {
        let (app, screen) = try await launch()
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        var (points, moves, count) = ([CGPoint](), [CGPoint](), 0)
        screen.view.addGestureRecognizer(tap)
        screen.view.addGestureRecognizer(pan)
        tap.on(.tap) { points.append($0) }
        let token = tap.on(.ended) { count += 1 }
        pan.on(.changed) { change in moves.append(change.translation) }
        await app.tap(at: CGPoint(x: 100, y: 300))
        await app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
        #expect(points == [CGPoint(x: 100, y: 300)] && count == 1 && (moves.last?.x ?? 0) > 50)
        token.cancel()
        await app.tap(at: CGPoint(x: 100, y: 300))
        #expect(points.count == 2 && count == 1)
    }

    @Test func aBarItemKeepsItsOwnAction() async throws {
        let (app, screen) = try await launch()
        let target = UIBarButtonItem(title: "Target", style: .plain, target: screen, action: Selector("own:", Screen.own(_:)))
        let action = UIBarButtonItem(primaryAction: UIAction(title: "Action") { _ in screen.log.append("primary") })
        let plain = UIBarButtonItem(title: "Plain", screen) { screen in screen.save() }
        for item in [target, action] { item.on(.tap, screen) { screen in screen.log.append("closure") } }
        screen.navigationItem.rightBarButtonItems = [target, action, plain]
        try await app.settle()
        for title in ["Target", "Action", "Plain"] {
            try await app.tap(.label(title))
            try await app.settle()
        }
        #expect(screen.log == ["own", "closure", "primary", "closure", "method"] && action.title == "Action")
    }

    @Test func keysReachTheirHandlers() async throws {
        let (app, screen) = try await launch()
        screen.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .control) { _ in screen.log.append("keys") })
        await app.press("s", modifiers: .control)
        #expect(screen.log == ["keys"])
    }

    @Test func linksAndAnimationsReport() async throws {
        let (app, screen) = try await launch()
        let (link, animation) = (CADisplayLink(), CABasicAnimation(keyPath: "opacity"))
        var (frames, log) = (0, [String]())
        link.on(.frame) { _ in frames += 1 }
        link.add(to: .main, forMode: .common)
        animation.duration = 0.1
        animation.on(.didStart) { log.append("start") }
        animation.on(.didStop) { log.append("stop \($0)") }
        screen.view.layer.add(animation, forKey: "fade")
        await app.advance(by: .milliseconds(300))
        link.invalidate()
        #expect(frames > 5 && log == ["start", "stop true"])
    }

    @Test func viewsDrawByClosures() async throws {
        let (app, screen) = try await launch()
        var rectangles: [CGRect] = []
        screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 100, width: 30, height: 20)) { _, rect in rectangles.append(rect) })
        await app.advance(frames: 2)
        #expect(rectangles == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    }

    @Test func timersFollowTheClockOfTheTest() async throws {
        let (app, screen) = try await launch()
        Ticker(every: .seconds(1)).on(.tick, screen) { screen, count in screen.log.append("\(count)") }
        await app.advance(by: .milliseconds(2_100))
        #expect(screen.log == ["1", "2"])
    }
}
