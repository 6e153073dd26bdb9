import Platform

/// Sends random input to an app: touches, clicks, keys, scrolling, and changes of the screen.
///
/// For each action, a seeded generator draws a number from 0 to 99. Each kind of action has a fixed range of the
/// numbers: touches that begin, move, end or are cancelled, keys, scrolling and others. At most four touches are
/// active. After an action, the app advances by one frame with a probability of one half. With the same seed, an app
/// that behaves the same receives the same events.
@MainActor final class Monkey {
    let app: TestApp
    private var generator: SeededGenerator
    /// The location of each active touch, by its id.
    private var touches: [Int: CGPoint] = [:]
    /// The characters of each pressed key, by the key's usage.
    private var pressedKeys: [Int: String] = [:]
    private var lastTouchID = 1000
    private var size: CGSize
    private(set) var actionCount = 0

    init(_ app: TestApp, seed: UInt64) {
        self.app = app
        generator = SeededGenerator(seed: seed)
        size = app.host.mainScreen.bounds.size
    }

    private func randomInt(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// Performs one action. Then advances by a frame with a probability of one half.
    func performAction() {
        actionCount += 1
        switch randomInt(0...99) {
        case 0..<18: beginTouch()
        case 18..<42: moveTouch()
        case 42..<58: endTouch()
        case 58..<60: cancelTouch()
        case 60..<80: pressKey()
        case 80..<86: scrollOrPinch()
        case 86..<90:
            app.send(.pointer(PointerEvent(id: 1, kind: .mouse, phase: .hovered, location: randomLocation(), timestamp: app.clock.now)))
        case 90..<92: click()
        case 92..<94: app.send(.text(Self.texts[randomInt(0...Self.texts.count - 1)]))
        case 94: compose()
        case 95: sendInvalidTouch()
        case 96: app.send(generator.happens(oneIn: 2) ? .activation(generator.happens(oneIn: 2)) : .visibility(generator.happens(oneIn: 2)))
        case 97: changeScreenSize()
        default: advance(randomInt(1...20))
        }
        if generator.happens(oneIn: 2) { advance(1) }
    }

    func advance(_ frames: Int) { for _ in 0..<frames { app.clock.step() } }

    /// Ends all touches and key presses, and advances until animations have ended.
    func settle() {
        for id in touches.keys.sorted() { endTouch(id) }
        for usage in pressedKeys.keys.sorted() { release(usage) }
        app.send(.composition(TextComposition("", selection: 0..<0)))
        app.send(.visibility(true))
        app.send(.activation(true))
        advance(150)
    }

    // MARK: - Touches

    private func beginTouch() {
        guard touches.count < 4 else { return endTouch() }
        lastTouchID += 1
        let point = randomLocation()
        touches[lastTouchID] = point
        send(.began, lastTouchID, point)
        // Make half of the touches taps.
        if generator.happens(oneIn: 2) {
            advance(1)
            endTouch(lastTouchID)
        }
    }

    private func randomTouch() -> Int? { touches.keys.sorted().randomElement(using: &generator) }

    private func moveTouch() {
        guard let id = randomTouch(), let oldPoint = touches[id] else { return }
        let maximumDistance: CGFloat = generator.happens(oneIn: 5) ? 300 : 30
        let point = CGPoint(
            x: oldPoint.x + CGFloat.random(in: -maximumDistance...maximumDistance, using: &generator),
            y: oldPoint.y + CGFloat.random(in: -maximumDistance...maximumDistance, using: &generator))
        touches[id] = point
        send(.moved, id, point)
    }

    private func endTouch() { if let id = randomTouch() { endTouch(id) } }

    private func endTouch(_ id: Int) {
        guard let point = touches.removeValue(forKey: id) else { return }
        send(.ended, id, point)
    }

    private func cancelTouch() {
        guard let id = randomTouch(), let point = touches.removeValue(forKey: id) else { return }
        send(.cancelled, id, point)
    }

    /// Sends an event for a touch that never began, or begins a touch that is already active.
    private func sendInvalidTouch() {
        let phases: [PointerEvent.Phase] = [.moved, .ended, .cancelled]
        if generator.happens(oneIn: 2), let id = randomTouch(), let point = touches[id] { return send(.began, id, point) }
        send(phases[randomInt(0...2)], 9_999_999, randomLocation())
    }

    private func send(_ phase: PointerEvent.Phase, _ id: Int, _ point: CGPoint) {
        app.send(.pointer(PointerEvent(id: id, phase: phase, location: point, timestamp: app.clock.now)))
    }

    private func click() {
        let point = randomLocation()
        let isSecondary = generator.happens(oneIn: 2)
        for phase in [PointerEvent.Phase.began, .ended] {
            app.send(
                .pointer(
                    PointerEvent(id: 1, kind: .mouse, phase: phase, location: point, timestamp: app.clock.now, isSecondary: isSecondary)))
        }
    }

    /// Returns a random location, or the middle of a random visible view.
    private func randomLocation() -> CGPoint {
        if generator.happens(oneIn: 2), let view = randomView() {
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }
        return CGPoint(
            x: CGFloat.random(in: -5...size.width + 5, using: &generator), y: CGFloat.random(in: -5...size.height + 5, using: &generator))
    }

    private func randomView() -> UIView? {
        var view: UIView? = app.visibleWindows.last
        while let current = view, !current.subviews.isEmpty, !generator.happens(oneIn: 9) {
            view = current.subviews.randomElement(using: &generator)
        }
        return view
    }

    // MARK: - Keys and other input

    private func pressKey() {
        if !pressedKeys.isEmpty, generator.happens(oneIn: 2), let usage = pressedKeys.keys.sorted().randomElement(using: &generator) {
            return release(usage)
        }
        let (usage, characters) = Self.keyboard[randomInt(0...Self.keyboard.count - 1)]
        let modifiers: [KeyEvent.Modifiers] = [[], [], [], .shift, .control, .option, .command, [.control, .shift]]
        let keyModifiers = modifiers[randomInt(0...modifiers.count - 1)]
        app.send(
            .key(KeyEvent(phase: .down, usage: usage, characters: characters, modifiers: keyModifiers, timestamp: app.clock.now)))
        pressedKeys[usage] = characters
        // A key that is held down repeats, possibly after other keys and their effects.
        if generator.happens(oneIn: 4), let repeatedKey = pressedKeys.keys.sorted().randomElement(using: &generator),
            let characters = pressedKeys[repeatedKey]
        {
            for _ in 0..<randomInt(1...3) {
                app.send(.key(KeyEvent(phase: .down, usage: repeatedKey, characters: characters, isRepeat: true, timestamp: app.clock.now)))
            }
        }
        if !generator.happens(oneIn: 8) { release(usage) }
    }

    /// Sends marked text as an input method does, or removes the marked text.
    private func compose() {
        let text = Self.compositions[randomInt(0...Self.compositions.count - 1)]
        let length = text.utf16.count
        let start = randomInt(0...length)
        app.send(.composition(TextComposition(text, selection: start..<randomInt(start...length))))
    }

    private func release(_ usage: Int) {
        guard let characters = pressedKeys.removeValue(forKey: usage) else { return }
        app.send(.key(KeyEvent(phase: .up, usage: usage, characters: characters, timestamp: app.clock.now)))
    }

    private func scrollOrPinch() {
        if generator.happens(oneIn: 4) {
            let scale = CGFloat.random(in: 0.5...2, using: &generator)
            return app.send(.pinch(PinchEvent(location: randomLocation(), scale: scale, timestamp: app.clock.now)))
        }
        let delta = CGFloat.random(in: -200...200, using: &generator)
        app.send(
            .scroll(
                ScrollEvent(
                    location: randomLocation(), deltaX: generator.happens(oneIn: 4) ? delta : 0, deltaY: delta,
                    isPrecise: generator.happens(oneIn: 2),
                    timestamp: app.clock.now)))
    }

    private func changeScreenSize() {
        if generator.happens(oneIn: 2) {
            size = CGSize(width: size.height, height: size.width)
        } else {
            size = CGSize(width: CGFloat(randomInt(200...1200)), height: CGFloat(randomInt(200...1000)))
        }
        guard var metrics = app.backend.windows.first?.metrics else { return }
        metrics.size = size
        app.send(.metrics(metrics))
    }

    private static let compositions = ["", "n", "に", "にほ", "日本", "e\u{0301}", "🇯🇵"]
    private static let texts = ["a", "Hello ", "\n", "👨‍👩‍👧‍👦", "é", "שלום", "1", ".", "\u{0301}", "", "\u{7F}", "日本"]

    /// The usages of keys, with their characters. One of the usages is unknown.
    private static let keyboard: [(Int, String)] = [
        (0x28, "\r"), (0x29, "UIKeyInputEscape"), (0x2A, "\u{8}"), (0x2B, "\t"), (0x2B, "\t"), (0x2B, "\t"), (0x2C, " "),
        (0x4A, "UIKeyInputHome"),
        (0x4B, "UIKeyInputPageUp"), (0x4D, "UIKeyInputEnd"), (0x4E, "UIKeyInputPageDown"), (0x4F, "UIKeyInputRightArrow"),
        (0x50, "UIKeyInputLeftArrow"), (0x51, "UIKeyInputDownArrow"), (0x52, "UIKeyInputUpArrow"), (0x04, "a"), (0x06, "c"), (0x19, "v"),
        (0x1B, "x"), (0x1D, "z"), (0x1C, "y"), (0x4C, "\u{7F}"), (9999, "?"),
    ]
}
