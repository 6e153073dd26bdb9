// The delegate hubs to which the closure layer adds its closures, in addition to the delegate.

extension UIViewController {
    /// The hub of ``transitioningDelegate``.
    package var transitioningHub: DelegateHub<any UIViewControllerTransitioningDelegate> { modal.transitioningDelegates }
}

extension UITextField {
    /// The hub of ``inputDelegate``.
    package var inputHub: DelegateHub<any UITextInputDelegate> { editor.inputHub }
}

extension UITextView {
    /// The hub of ``inputDelegate``.
    package var inputHub: DelegateHub<any UITextInputDelegate> { editor.inputHub }
}
