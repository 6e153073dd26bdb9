import Foundation

/// A recognizer's mind: takes touches and time, and says what they make.
package protocol GestureMachine: Sendable {
    mutating func touchDown(_ touch: TouchSample) -> GestureStep
    mutating func touchMoved(_ touch: TouchSample) -> GestureStep
    mutating func touchUp(_ touch: TouchSample) -> GestureStep
    mutating func touchCancelled(_ touch: TouchSample) -> GestureStep
    /// The time on the frame clock at which `timePassed(to:)` wants to be called, if any.
    var deadline: TimeInterval? { get }
    mutating func timePassed(to now: TimeInterval) -> GestureStep
    /// Makes the machine ready for another gesture; its settings stay.
    mutating func reset()
}
