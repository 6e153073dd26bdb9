extension ControlEvent where Sender: UIViewController, Payload == KeyboardPlacement {
    /// Sent when the on-screen keyboard is about to appear, move or disappear. The payload is the keyboard's place in
    /// the coordinates of the controller's view, and the duration of the change.
    ///
    /// ```swift
    /// on(.keyboard, self) { screen, keyboard in
    ///     screen.bottom.constant = -keyboard.coveredHeight
    ///     keyboard.animate { [view = screen.view] in view?.layoutIfNeeded() }
    /// }
    /// ```
    /// Not sent while the view is in no window.
    public static var keyboard: Self {
        Self { controller, body in
            controller.userInfoStorage.observeKeyboard { [weak controller] note in
                guard let view = controller?.viewIfLoaded, let placement = KeyboardPlacement(note, in: view) else { return }
                body(placement)
            }
        }
    }
}

extension ControlEvent where Sender: UIScrollView, Payload == KeyboardPlacement {
    /// Sent when the on-screen keyboard is about to appear, move or disappear. The payload is the keyboard's place in
    /// the coordinates of the scroll view, and the duration of the change.
    ///
    /// Not sent while the scroll view is in no window.
    public static var keyboard: Self {
        Self { view, body in
            view.userInfoStorage.observeKeyboard { [weak view] note in
                if let view, let placement = KeyboardPlacement(note, in: view) { body(placement) }
            }
        }
    }
}
