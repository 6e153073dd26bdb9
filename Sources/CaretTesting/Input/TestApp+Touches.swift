import Foundation
import Platform

extension TestApp {
    /// Taps the middle of the view that matches `query`. The touch lasts five frames.
    ///
    /// - Throws: ``TestError`` if there is no such view, or if another view covers its middle.
    public func tap(_ query: Query) async throws {
        let element = try find(query)
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        try expectHit(element, at: point, query: query)
        await tap(at: point)
    }

    /// Taps a point of the main window, in window coordinates. The touch lasts five frames.
    public func tap(at point: CGPoint) async {
        await touch(along: [point, point, point, point, point])
    }

    /// Touches a point of the main window, in window coordinates, for `duration`.
    public func hold(at point: CGPoint, for duration: Duration) async {
        await touch(along: Array(repeating: point, count: max(2, frames(in: duration) + 1)))
    }

    /// Swipes from the middle of the view that matches `query`, or of the window, fast enough for a flick.
    ///
    /// `fraction` is the distance of the swipe as a fraction 0…1 of the view's width or height; 0.6 by default.
    public func swipe(_ direction: SwipeDirection, on query: Query? = nil, fraction: CGFloat = 0.6) async throws {
        let frame = try query.map { try find($0).frame } ?? mainWindow.bounds
        let translation = CGPoint(x: frame.width * fraction * direction.unit.x, y: frame.height * fraction * direction.unit.y)
        let start = CGPoint(x: frame.midX - translation.x / 2, y: frame.midY - translation.y / 2)
        await drag(from: start, to: CGPoint(x: start.x + translation.x, y: start.y + translation.y), over: .milliseconds(100))
    }

    /// Drags from one point of the main window to another at constant speed.
    ///
    /// - Parameters:
    ///   - start: The location at which the touch begins, in window coordinates.
    ///   - end: The location at which the touch ends.
    ///   - duration: The duration of the movement; 0.1 s by default. Longer drags end with a lower velocity.
    ///   - hold: The time during which the touch rests before moving; none by default. After 0.6 s, draggable items are
    ///     lifted.
    ///   - rest: The time that the touch rests before it ends. After 0.1 s or more, the drag is not a flick.
    public func drag(
        from start: CGPoint, to end: CGPoint, over duration: Duration = .milliseconds(100), holding hold: Duration = .zero,
        rest: Duration = .zero
    ) async {
        let steps = max(2, frames(in: duration))
        var points = (0...steps).map { step in
            let fraction = CGFloat(step) / CGFloat(steps)
            return CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
        }
        points = Array(repeating: start, count: frames(in: hold)) + points + Array(repeating: end, count: frames(in: rest))
        await touch(along: points)
    }

    /// Moves the mouse to a point of the main window, in window coordinates, without pressing a button. Advances by
    /// two frames.
    public func hover(at point: CGPoint) async {
        send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: point, timestamp: clock.now)))
        await advance(frames: 2)
    }

    /// Turns the mouse wheel, or scrolls with two fingers on a track pad, with the pointer in the middle of the main
    /// window.
    ///
    /// - Parameter offset: The distance by which the content moves, in points. A positive `y` reveals the content
    ///   above.
    public func scroll(by offset: CGPoint) async {
        let bounds = mainWindow.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        send(.scroll(ScrollEvent(location: middle, deltaX: offset.x, deltaY: offset.y, isPrecise: true, timestamp: clock.now)))
        await advance(frames: 1)
    }

    /// Pinches with two fingers on a track pad, with the pointer at a point of the main window.
    ///
    /// - Parameters:
    ///   - scale: The factor by which the content is scaled, in ten steps; greater than 0.
    ///   - point: The location of the pointer; the middle of the window by default.
    public func pinchTrackPad(by scale: CGFloat, at point: CGPoint? = nil) async {
        precondition(scale > 0 && scale.isFinite, "pinchTrackPad: the scale is \(scale), and has to be more than 0 and finite.")
        let bounds = mainWindow.bounds
        for _ in 0..<10 {
            let location = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
            send(.pinch(PinchEvent(location: location, scale: pow(scale, 0.1), timestamp: clock.now)))
            await advance(frames: 1)
        }
    }

    /// Performs a touch that is located at each of `points` for one frame.
    private func touch(along points: [CGPoint]) async {
        guard let first = points.first, let last = points.last else { return }
        nextPointer += 1
        let id = nextPointer
        func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
            self.send(.pointer(PointerEvent(id: id, phase: phase, location: point, timestamp: clock.now)))
        }
        send(.began, first)
        await advance(frames: 1)
        for point in points.dropFirst() {
            send(.moved, point)
            await advance(frames: 1)
        }
        send(.ended, last)
        await advance(frames: 1)
    }

    private func expectHit(_ element: TestElement, at point: CGPoint, query: Query) throws {
        guard let window = element.view.window, window.bounds.contains(point) else {
            throw TestError.notHittable(query: query.description, covered: "its middle is outside of the window")
        }
        guard let hit = window.hitTest(point, with: nil) else {
            throw TestError.notHittable(query: query.description, covered: "no view there takes touches")
        }
        guard hit === element.view || hit.isDescendant(of: element.view) || element.view.isDescendant(of: hit) else {
            throw TestError.notHittable(query: query.description, covered: "\(TestElement.describe(hit)) is in front of it")
        }
    }
}
