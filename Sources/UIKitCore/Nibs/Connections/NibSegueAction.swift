/// A method that makes the destination of a segue, which storyboards may name.
///
/// ```swift
/// @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController? {
///     DetailViewController(coder: coder, track: track)
/// }
/// ```
///
/// The NibTables plugin writes the entry; the method may take the sender and the segue's identifier after the coder.
@MainActor public struct NibSegueAction {
    /// The name in storyboards, with a colon for each argument, such as `makeDetail:sender:`.
    public let name: String
    let isOf: @MainActor (UIViewController) -> Bool
    let make: @MainActor (UIViewController, NSCoder, Any?, String?) -> UIViewController?

    /// Makes the entry of a method.
    ///
    /// - Parameters:
    ///   - name: in storyboards, with a colon for each argument.
    ///   - body: gets the controller that the segue begins in, the destination's coder, what has begun the segue, and the segue's
    ///     identifier, `nil` without one. Where it returns `nil`, the destination is made by its class's `init(coder:)`.
    public init<Source: UIViewController>(
        _ name: String, _ body: @escaping @MainActor (Source, NSCoder, Any?, String?) -> UIViewController?
    ) {
        self.name = name
        isOf = { $0 is Source }
        make = { source, coder, sender, identifier in (source as? Source).flatMap { body($0, coder, sender, identifier) } }
    }
}
