extension ControlEvent where Sender: UISearchController, Payload == Void {
    /// Sent when the search is about to be presented.
    public static var willPresent: Self { Self { $0.searchProxy.willPresent } }
    /// Sent when the search has been presented.
    public static var didPresent: Self { Self { $0.searchProxy.didPresent } }
    /// Sent when the search is about to be dismissed.
    public static var willDismiss: Self { Self { $0.searchProxy.willDismiss } }
    /// Sent when the search has been dismissed.
    public static var didDismiss: Self { Self { $0.searchProxy.didDismiss } }
    /// Sent when the search is about to be presented, so that the handler can present the search controller itself.
    public static var present: Self { Self { $0.searchProxy.present } }
}
