#if Window || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import SDL

    /// Converts SDL's events to platform events: a pure value that receives the window's geometry and the time.
    package struct SDLEventTranslator {
        package var geometry: WindowGeometry
        /// Whether text entry is active, in addition to key events.
        package var isComposing = false
        private var pointers = PointerTracker()
        private var isActive: Bool?
        private var isVisible = true
        /// The text that a key event has already delivered.
        private var reportedText: String?
        private var hasComposition = false
        private var controlKeys: Set<Int> = []

        package init(geometry: WindowGeometry) {
            self.geometry = geometry
        }

        /// Returns the events for `event`. `next` is the following event in the queue, because the text of a key
        /// follows the key.
        package mutating func translate(_ event: SDLEvent, next: SDLEvent? = nil, time: TimeInterval) -> [PlatformEvent] {
            switch event {
            case .window(.pointerLeft): pointers.mouseLeft(time: time).map { .pointer($0) }
            case .window(let change): translate(change)
            case .mouseMotion(let x, let y):
                pointers.mouse(pressed: pointers.buttons, at: geometry.location(x: x, y: y), time: time).map { .pointer($0) }
            case .mouseButton(let button, let isDown, let x, let y):
                pointers.mouse(Self.buttons(button), isDown: isDown, at: geometry.location(x: x, y: y), time: time)
                    .map { .pointer($0) }
            case .wheel(let x, let y, let atX, let atY):
                [wheelEvent(x, y, at: geometry.location(x: atX, y: atY), time)]
            case .finger(let id, let phase, let x, let y): finger(id, phase, x, y, time).map { .pointer($0) }
            case .key(let key): [.key(keyEvent(key, next: next, time: time))]
            case .text(let text): textEvents(text)
            case .editing(let text, let start, let length): compositionEvents(TextComposition(text, scalarsFrom: start, length: length))
            }
        }

        /// Returns the event of a composition. Input methods repeat an empty composition, and repetitions are
        /// ignored.
        private mutating func compositionEvents(_ composition: TextComposition) -> [PlatformEvent] {
            guard isComposing, !composition.text.isEmpty || hasComposition else { return [] }
            hasComposition = !composition.text.isEmpty
            return [.composition(composition)]
        }

        private mutating func textEvents(_ text: String) -> [PlatformEvent] {
            defer { reportedText = nil }
            return isComposing && !text.isEmpty && text != reportedText ? [.text(text)] : []
        }

        private mutating func translate(_ change: SDLEvent.WindowChange) -> [PlatformEvent] {
            switch change {
            case .focusGained: activate(true)
            case .focusLost: activate(false)
            case .closeRequested: [.closeRequested]
            case .minimized, .hidden: setVisibility(false)
            case .restored, .shown: setVisibility(true)
            case .sizeChanged, .displayChanged, .exposed, .pointerLeft: []
            }
        }

        /// HID usages of the Control keys.
        private static let leftControl = 0xE0
        private static let rightControl = 0xE4

        /// Returns the event of a change of the activation. Window managers repeat events, and repetitions are
        /// ignored.
        private mutating func activate(_ isActive: Bool) -> [PlatformEvent] {
            guard isActive != self.isActive else { return [] }
            self.isActive = isActive
            if !isActive { controlKeys = [] }
            return [.activation(isActive)]
        }

        /// Returns the event of a change of the visibility. A new window counts as visible, and repetitions are
        /// ignored.
        private mutating func setVisibility(_ isVisible: Bool) -> [PlatformEvent] {
            guard isVisible != self.isVisible else { return [] }
            self.isVisible = isVisible
            return [.visibility(isVisible)]
        }

        private static func buttons(_ button: SDLEvent.Button) -> PointerTracker.Buttons {
            switch button {
            case .left: .primary
            case .right: .secondary
            case .middle: .middle
            case .back: .back
            case .forward: .forward
            }
        }

        /// Returns the event of a wheel. With Control, a wheel zooms, as usual on a desktop. SDL does not report
        /// pinches on track pads.
        private func wheelEvent(_ x: Double, _ y: Double, at location: CGPoint, _ time: TimeInterval) -> PlatformEvent {
            guard !controlKeys.isEmpty, y != 0 else { return .scroll(scroll(x, y, at: location, time)) }
            return .pinch(PinchEvent(location: location, scale: CGFloat(pow(1.1, min(max(y, -20), 20))), timestamp: time))
        }

        /// Converts a scroll distance. SDL's positive x scrolls to the right, so that the content moves to the left.
        /// The vertical axes agree.
        private func scroll(_ x: Double, _ y: Double, at location: CGPoint, _ time: TimeInterval) -> ScrollEvent {
            ScrollEvent(
                location: location, deltaX: 0 - CGFloat(x) * ScrollStep.pointsPerNotch, deltaY: CGFloat(y) * ScrollStep.pointsPerNotch,
                isPrecise: x != x.rounded() || y != y.rounded(), timestamp: time)
        }

        private mutating func finger(
            _ id: Int64, _ phase: SDLEvent.FingerPhase, _ x: Double, _ y: Double, _ time: TimeInterval
        ) -> [PointerEvent] {
            let size = geometry.size
            let location = CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
            let translated: PointerEvent.Phase =
                switch phase {
                case .down: .began
                case .motion: .moved
                case .up: .ended
                }
            return pointers.contact(id, kind: .touch, phase: translated, at: location, time: time)
        }

        private mutating func keyEvent(_ key: SDLEvent.Key, next: SDLEvent?, time: TimeInterval) -> KeyEvent {
            if [Self.leftControl, Self.rightControl].contains(key.scancode) {
                if key.isDown { controlKeys.insert(key.scancode) } else { controlKeys.remove(key.scancode) }
            }
            var characters = KeyCharacters.modified(key)
            reportedText = nil
            if key.isDown, case .text(let typed) = next {
                characters = typed
                reportedText = typed
            }
            return KeyEvent(
                phase: key.isDown ? .down : .up, usage: key.scancode, characters: characters,
                charactersIgnoringModifiers: KeyCharacters.plain(key), modifiers: KeyCharacters.modifiers(key),
                isRepeat: key.isRepeat, timestamp: time)
        }
    }

#endif
