extension Question where Sender: UIPresentationController, Payload == Void, Answer == UIModalPresentationStyle {
    /// How a popover is presented in narrow surroundings. Defaults to `.automatic`, a sheet.
    public static var adaptivePresentationStyle: Self { Self(.presentation, "adaptivePresentationStyle(for:)") }
}

extension Question where Sender: UIPresentationController, Payload == UITraitCollection, Answer == UIModalPresentationStyle {
    /// The same under some traits; asked first.
    public static var adaptivePresentationStyleForTraits: Self { Self(.presentation, "adaptivePresentationStyle(for:traitCollection:)") }
}
