import Caret
import CaretTesting

extension OwnEventCases {
    private func reach(_ states: [UIGestureRecognizer.State]) -> @MainActor (UIGestureRecognizer) -> Void {
        { recognizer in for state in states { recognizer.state = state } }
    }

    mutating func addGestures() {
        let events: [(String, ControlEvent<UIGestureRecognizer, Void>, [UIGestureRecognizer.State])] = [
            ("began", .began, [.began]), ("changed", .changed, [.began, .changed]), ("ended", .ended, [.began, .ended]),
            ("cancelled", .cancelled, [.began, .cancelled]), ("failed", .failed, [.failed]),
        ]
        for (key, event, states) in events {
            let reach = reach(states)
            add(key, event) { recognizer, _ in reach(recognizer) }
        }
        add("tap", .tap as ControlEvent<UITapGestureRecognizer, CGPoint>) { recognizer, _ in recognizer.state = .ended }
        add("longPress", .longPress as ControlEvent<UILongPressGestureRecognizer, CGPoint>) { recognizer, _ in recognizer.state = .began }
        add("drag", .drag as ControlEvent<UIPanGestureRecognizer, CGPoint>) { recognizer, _ in recognizer.state = .began }
        add("hover", .hover as ControlEvent<UIHoverGestureRecognizer, CGPoint>) { recognizer, _ in recognizer.state = .began }
        add("swipe", .swipe as ControlEvent<UISwipeGestureRecognizer, UISwipeGestureRecognizer.Direction>, carries: { $0 == .left }) {
            recognizer, _ in
            recognizer.direction = .left
            recognizer.state = .ended
        }
    }

    private mutating func addDrags() {
        let drags:
            [(String, ControlEvent<UIPanGestureRecognizer, (translation: CGPoint, velocity: CGPoint)>, [UIGestureRecognizer.State])] =
                [("began", .began, [.began]), ("changed", .changed, [.began, .changed]), ("ended", .ended, [.began, .ended])]
        for (key, event, states) in drags {
            let reach = reach(states)
            add(key, event, carries: { $0.translation == CGPoint(x: 3, y: 4) && $0.velocity.x.isFinite }) { recognizer, _ in
                recognizer.setTranslation(CGPoint(x: 3, y: 4), in: nil)
                reach(recognizer)
            }
        }
        let presses: [(String, ControlEvent<UILongPressGestureRecognizer, CGPoint>, [UIGestureRecognizer.State])] = [
            ("changed", .changed, [.began, .changed]), ("ended", .ended, [.began, .ended]),
        ]
        for (key, event, states) in presses {
            let reach = reach(states)
            add(key, event) { recognizer, _ in reach(recognizer) }
        }
    }

    /// Adds the gestures whose payload contains a value and its velocity.
    mutating func addMovingGestures() {
        addDrags()
        let pinches: [(String, ControlEvent<UIPinchGestureRecognizer, (scale: CGFloat, velocity: CGFloat)>, [UIGestureRecognizer.State])] =
            [
                ("began", .began, [.began]), ("changed", .changed, [.began, .changed]), ("ended", .ended, [.began, .ended]),
                ("pinch", .pinch, [.began]),
            ]
        for (key, event, states) in pinches {
            let reach = reach(states)
            add(key, event, carries: { $0.scale == 2 && $0.velocity.isFinite }) { recognizer, _ in
                recognizer.scale = 2
                reach(recognizer)
            }
        }
        let turns:
            [(String, ControlEvent<UIRotationGestureRecognizer, (rotation: CGFloat, velocity: CGFloat)>, [UIGestureRecognizer.State])] = [
                ("began", .began, [.began]), ("changed", .changed, [.began, .changed]), ("ended", .ended, [.began, .ended]),
                ("rotate", .rotate, [.began]),
            ]
        for (key, event, states) in turns {
            let reach = reach(states)
            add(key, event, carries: { $0.rotation == 0.5 && $0.velocity.isFinite }) { recognizer, _ in
                recognizer.rotation = 0.5
                reach(recognizer)
            }
        }
    }
}
