/// What a touch, or the passing of time, made of a gesture.
package enum GestureStep: Hashable, Sendable {
    /// Nothing that anybody would be told.
    case stay
    /// A continuous gesture begins.
    case begin
    /// A continuous gesture goes on.
    case change
    /// A continuous gesture is over.
    case end
    /// A discrete gesture took place.
    case recognize
    /// The touches are no such gesture.
    case fail
    /// A gesture that had begun is taken back.
    case cancel
}
