#if WindowAndWeb || (Web && Window)
    import Foundation

    /// An action on a list, in points of the page or the window.
    enum ListAction: Sendable {
        case tap(Int, Int)
        case drag(from: (Int, Int), to: (Int, Int))
        /// One turn of the wheel towards the end, in the middle.
        case wheel
        case write(String)
        /// The F9 key.
        case systemPanel

        /// Returns the points of a drag.
        static func path(from start: (Int, Int), to end: (Int, Int)) -> [(Int, Int)] {
            (1...8).map { (start.0 + (end.0 - start.0) * $0 / 8, start.1 + (end.1 - start.1) * $0 / 8) }
        }
    }

    extension Chromium {
        /// Performs an action by touch, or with the keyboard.
        func act(_ action: ListAction) async throws {
            switch action {
            case .tap(let x, let y):
                try await touch("touchStart", (x, y))
                try await touch("touchEnd")
            case .drag(let start, let end):
                try await touch("touchStart", start)
                for place in ListAction.path(from: start, to: end) { try await touch("touchMove", place) }
                try await touch("touchEnd")
            case .wheel:
                try await call("Input.dispatchMouseEvent", ["type": "mouseWheel", "x": 200, "y": 400, "deltaX": 0, "deltaY": 240])
            case .write(let text):
                try await wait(until: "document.activeElement.id === 'text'")
                try await call("Input.insertText", ["text": text])
            case .systemPanel:
                for type in ["rawKeyDown", "keyUp"] {
                    try await call(
                        "Input.dispatchKeyEvent", ["type": type, "key": "F9", "code": "F9", "windowsVirtualKeyCode": 120])
                }
            }
        }

        private func touch(_ type: String, _ place: (Int, Int)? = nil) async throws {
            try await call("Input.dispatchTouchEvent", ["type": type, "touchPoints": place.map { [["x": $0.0, "y": $0.1]] } ?? []])
        }
    }
#endif
