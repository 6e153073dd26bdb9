import CoreGraphics
import UIKitEngines

/// One line of a gesture's script: touch, y and time.
enum Touch: Sendable {
    case down(Int, CGFloat, TimeInterval)
    case move(Int, CGFloat, TimeInterval)
    case up(Int, CGFloat, TimeInterval)
    case cancel(Int, CGFloat, TimeInterval)
    case time(TimeInterval)

    fileprivate func play<Machine: GestureMachine>(on machine: inout Machine) -> GestureStep {
        switch self {
        case .down(let id, let y, let time): machine.touchDown(Self.sample(id, y, time))
        case .move(let id, let y, let time): machine.touchMoved(Self.sample(id, y, time))
        case .up(let id, let y, let time): machine.touchUp(Self.sample(id, y, time))
        case .cancel(let id, let y, let time): machine.touchCancelled(Self.sample(id, y, time))
        case .time(let time): machine.timePassed(to: time)
        }
    }

    private static func sample(_ id: Int, _ y: CGFloat, _ time: TimeInterval) -> TouchSample {
        TouchSample(id: id, location: CGPoint(x: 0, y: y), time: time)
    }
}

/// Plays a script and returns the result of each of its lines.
func play<Machine: GestureMachine>(_ script: [Touch], on machine: inout Machine) -> [GestureStep] {
    var steps: [GestureStep] = []
    for touch in script { steps.append(touch.play(on: &machine)) }
    return steps
}
