/// An animation on a layer: its key, and when it begins once a frame has taken it up.
package struct AttachedAnimation {
    package let key: String
    package let animation: CAAnimation
    /// In seconds on the frame clock; `nil` until the next commit.
    package var begin: Double?
    package var hasStarted = false
    package var hasEnded = false
    /// The transactions that wait for its end.
    let waiting: [TransactionCompletion]
}
