import Foundation

/// The state machine of a gesture recognizer, which turns touches and time into steps of a gesture.
package protocol GestureMachine: Sendable {
    mutating func touchDown(_ touch: TouchSample) -> GestureStep
    mutating func touchMoved(_ touch: TouchSample) -> GestureStep
    mutating func touchUp(_ touch: TouchSample) -> GestureStep
    mutating func touchCancelled(_ touch: TouchSample) -> GestureStep
    /// The time on the frame clock at which `timePassed(to:)` has to be called, if any.
    var deadline: TimeInterval? { get }
    mutating func timePassed(to now: TimeInterval) -> GestureStep
    /// Prepares the machine for another gesture. Its settings stay the same.
    mutating func reset()
}
