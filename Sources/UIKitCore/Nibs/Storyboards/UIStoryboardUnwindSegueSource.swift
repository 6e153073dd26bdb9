/// Where an unwind segue begins, and what it looks for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that unwinds.
    public let source: UIViewController
    /// The method that the segue looks for.
    public let unwindAction: Selector
    /// What has begun it.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
