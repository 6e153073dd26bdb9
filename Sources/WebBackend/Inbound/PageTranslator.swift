#if Web || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform

    /// Converts the page's messages to platform events: a pure value that receives the times of arrival.
    package struct PageTranslator {
        package private(set) var metrics: DisplayMetrics
        private var pointers = PointerTracker()
        private var time = PageTime()
        private var pressed: [Int: KeyEvent] = [:]
        private var isVisible = true

        package init(metrics: DisplayMetrics) {
            self.metrics = metrics
        }

        /// Returns the events for `message`, which arrived at `arrival` seconds.
        package mutating func translate(_ message: PageMessage, arrival: TimeInterval) -> [PlatformEvent] {
            switch message {
            case .display(let display): return updateMetrics(DisplayMetrics(display))
            case .pointer(let pointer): return translate(pointer, arrival).map { .pointer($0) }
            case .wheel(let wheel): return [.scroll(translate(wheel, arrival))]
            case .pinch(let pinch):
                let time = time.time(of: pinch.ts, arrival: arrival)
                return [.pinch(PinchEvent(location: CGPoint(x: pinch.x, y: pinch.y), scale: CGFloat(pinch.scale), timestamp: time))]
            case .key(let key): return translate(key, arrival).map { .key($0) }
            case .text(let text): return text.isEmpty ? [] : [.text(text)]
            case .compose(let composition):
                let (first, last) = (Int(composition.start), Int(composition.end))
                return [.composition(TextComposition(composition.text, selection: min(first, last)..<max(first, last)))]
            case .act(let act): return [.accessibility(act.request)]
            case .active(let isActive): return (isActive ? [] : releaseKeys(now: arrival)) + [.activation(isActive)]
            case .visible(let isVisible): return updateVisibility(isVisible)
            case .clipboard, .drawn: return []
            }
        }

        /// Returns the events for a page that has disconnected, which release all pointers and keys. The next page
        /// has its own clock.
        package mutating func disconnect(now: TimeInterval) -> [PlatformEvent] {
            time = PageTime()
            // The next page is visible until it reports otherwise.
            return updateVisibility(true) + pointers.cancelAll(time: now).map { .pointer($0) } + releaseKeys(now: now)
        }

        private mutating func updateVisibility(_ isVisible: Bool) -> [PlatformEvent] {
            guard isVisible != self.isVisible else { return [] }
            self.isVisible = isVisible
            return [.visibility(isVisible)]
        }

        /// Releases all pressed keys, because a page without focus does not receive the release of a key.
        private mutating func releaseKeys(now: TimeInterval) -> [PlatformEvent] {
            let keys = pressed.values.sorted { $0.usage < $1.usage }
            pressed = [:]
            return keys.map { key in
                var released = key
                released.phase = .cancelled
                released.timestamp = now
                return .key(released)
            }
        }

        private mutating func updateMetrics(_ reported: DisplayMetrics) -> [PlatformEvent] {
            // A page reports its size and appearance. All other settings are specified at launch.
            var metrics = reported
            (metrics.textSize, metrics.direction, metrics.contrast) = (self.metrics.textSize, self.metrics.direction, self.metrics.contrast)
            guard metrics != self.metrics else { return [] }
            self.metrics = metrics
            return [.metrics(metrics)]
        }

        private mutating func translate(_ pointer: PagePointer, _ arrival: TimeInterval) -> [PointerEvent] {
            let location = CGPoint(x: pointer.x, y: pointer.y)
            let time = time.time(of: pointer.ts, arrival: arrival)
            guard pointer.kind != .mouse else {
                if pointer.phase == .cancel { return pointers.cancelAll(time: time) }
                let buttons = PointerTracker.Buttons(rawValue: Int(pointer.buttons))
                return pointers.mouse(pressed: buttons, at: location, time: time)
            }
            let phase: PointerEvent.Phase =
                switch pointer.phase {
                case .down: .began
                case .move: pointer.buttons == 0 ? .hovered : .moved
                case .up: .ended
                case .cancel: .cancelled
                }
            let kind: PointerEvent.Kind = pointer.kind == .pen ? .pen : .touch
            return pointers.contact(Int64(pointer.id), kind: kind, phase: phase, at: location, stylus: pointer.stylus?.stylus, time: time)
        }

        private mutating func translate(_ wheel: PageWheel, _ arrival: TimeInterval) -> ScrollEvent {
            ScrollEvent(
                location: CGPoint(x: wheel.x, y: wheel.y), deltaX: 0 - CGFloat(wheel.dx), deltaY: 0 - CGFloat(wheel.dy),
                isPrecise: !wheel.notches, timestamp: time.time(of: wheel.ts, arrival: arrival))
        }

        private mutating func translate(_ key: PageKey, _ arrival: TimeInterval) -> [KeyEvent] {
            let time = time.time(of: key.ts, arrival: arrival)
            guard let usage = PageKeys.usage(of: key.code) else { return [] }
            let event = KeyEvent(
                phase: key.down ? .down : .up, usage: usage, characters: PageKeys.characters(key: key.key),
                charactersIgnoringModifiers: PageKeys.plain(code: key.code, key: key.key, isOtherLevel: key.modifiers & 0x60 != 0),
                modifiers: Self.modifiers(key), isRepeat: key.repeat, timestamp: time)
            pressed[usage] = key.down ? event : nil
            return [event] + (key.down || !Self.commandKeys.contains(usage) ? [] : releaseLetters(after: event))
        }

        /// HID usages of the two Command keys, and of the first modifier key.
        private static let commandKeys = [0xE3, 0xE7]
        private static let firstModifier = 0xE0

        /// Browsers on a Mac do not report released letters while Command is pressed, so letters are released
        /// together with Command.
        private mutating func releaseLetters(after command: KeyEvent) -> [KeyEvent] {
            let keys = pressed.values.filter { $0.usage < Self.firstModifier }.sorted { $0.usage < $1.usage }
            return keys.map { key in
                pressed[key.usage] = nil
                var released = key
                (released.phase, released.isRepeat, released.timestamp) = (.up, false, command.timestamp)
                released.modifiers = command.modifiers
                return released
            }
        }

        private static func modifiers(_ key: PageKey) -> KeyEvent.Modifiers {
            let bits: [KeyEvent.Modifiers] = [.shift, .control, .option, .command, .capsLock]
            var result: KeyEvent.Modifiers = []
            for (index, modifier) in bits.enumerated() where key.modifiers & (1 << index) != 0 { result.insert(modifier) }
            // Windows reports AltGr as Control and Alt.
            if key.modifiers & 0x20 != 0 { result.subtract([.control, .option]) }
            if key.code.hasPrefix("Num") { result.insert(.numericPad) }
            return result
        }
    }

    extension DisplayMetrics {
        init(_ display: PageDisplay) {
            self.init(
                size: CGSize(width: display.w, height: display.h), scale: CGFloat(display.scale),
                safeArea: SafeArea(
                    top: CGFloat(display.safe[0]), left: CGFloat(display.safe[1]), bottom: CGFloat(display.safe[2]),
                    right: CGFloat(display.safe[3])),
                appearance: display.dark ? .dark : .light)
        }
    }

#endif
