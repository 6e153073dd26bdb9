// Hubs that stand behind other properties, for the closure layer to stand beside their delegates.

extension UIViewController {
    /// Whoever animates and places the view where the controller is presented.
    package var transitioningHub: DelegateHub<any UIViewControllerTransitioningDelegate> { modal.directors }
}

extension UITextField {
    /// Who hears of changes to the text.
    package var inputHub: DelegateHub<any UITextInputDelegate> { editor.inputHub }
}

extension UITextView {
    /// Who hears of changes to the text.
    package var inputHub: DelegateHub<any UITextInputDelegate> { editor.inputHub }
}
