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
        Self(chain: { controller in
            let notes = controller.userInfoStorage.keyboardChain(of: controller)
            return ReadingHandler.payloadChain(in: notes, "placement", controller) { controller, note in
                controller.viewIfLoaded.flatMap { KeyboardPlacement(note, in: $0) }
            }
        })
    }
}

extension ControlEvent where Sender: UIScrollView, Payload == KeyboardPlacement {
    /// Sent when the on-screen keyboard is about to appear, move or disappear. The payload is the keyboard's place in
    /// the coordinates of the scroll view, and the duration of the change.
    ///
    /// Not sent while the scroll view is in no window.
    public static var keyboard: Self {
        Self(chain: { view in
            let notes = view.userInfoStorage.keyboardChain(of: view)
            return ReadingHandler.payloadChain(in: notes, "placement", view) { view, note in KeyboardPlacement(note, in: view) }
        })
    }
}
