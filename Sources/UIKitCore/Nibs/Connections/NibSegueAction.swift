/// A method that creates the destination of a segue. Storyboards refer to the method by name.
///
/// ```swift
/// @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController? {
///     DetailViewController(coder: coder, track: track)
/// }
/// ```
///
/// The NibTables plugin generates the entry. After the coder, the method may have parameters for the sender and the
/// segue's identifier.
@MainActor public struct NibSegueAction {
    /// The name in storyboards, with a colon for each argument, such as `makeDetail:sender:`.
    public let name: String
    let accepts: @MainActor (UIViewController) -> Bool
    let make: @MainActor (UIViewController, NSCoder, Any?, String?) -> UIViewController?

    /// Creates an entry for a method.
    ///
    /// - Parameters:
    ///   - name: the name in storyboards, with a colon for each argument.
    ///   - body: calls the method with the source controller, the destination's coder, the sender, and the segue's
    ///     identifier, or `nil`. If it returns `nil`, the destination's class creates the destination with
    ///     `init(coder:)`.
    public init<Source: UIViewController>(
        _ name: String, _ body: @escaping @MainActor (Source, NSCoder, Any?, String?) -> UIViewController?
    ) {
        self.name = name
        accepts = { $0 is Source }
        make = { source, coder, sender, identifier in (source as? Source).flatMap { body($0, coder, sender, identifier) } }
    }
}
