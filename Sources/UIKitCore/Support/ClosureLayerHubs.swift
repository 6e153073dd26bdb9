// The delegate hubs of internal properties. The closure layer adds its closures to them, in addition to the delegate.

extension UIViewController {
    /// The hub of the object that animates and places the presentation.
    package var transitioningHub: DelegateHub<any UIViewControllerTransitioningDelegate> { modal.directors }
}

extension UITextField {
    /// The hub of the text input delegate.
    package var inputHub: DelegateHub<any UITextInputDelegate> { editor.inputHub }
}

extension UITextView {
    /// The hub of the text input delegate.
    package var inputHub: DelegateHub<any UITextInputDelegate> { editor.inputHub }
}
