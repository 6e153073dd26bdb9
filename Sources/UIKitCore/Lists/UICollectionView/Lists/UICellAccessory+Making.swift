extension UICellAccessory {
    private init(
        _ kind: Kind, _ placement: Placement, _ options: DisclosureIndicatorOptions, handler: ActionHandler? = nil
    ) {
        self.kind = kind
        self.placement = placement
        isHidden = options.isHidden
        width = options.reservedLayoutWidth ?? .actual
        tintColor = options.tintColor
        self.handler = handler
    }

    /// An arrow at the end: a tap leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { .init(.disclosure, .trailing(displayed: displayed), options) }

    /// A tick at the end.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        .init(.checkmark, .trailing(displayed: displayed), options)
    }

    /// An i in a circle at the end. `actionHandler` is kept by the cell, and called for a tap; without one the tap is the cell's.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.detail, .trailing(displayed: displayed), options, handler: actionHandler) }

    /// A minus in a red circle at the start. Without an `actionHandler` a tap shows the trailing actions of the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.delete, .leading(displayed: displayed), options, handler: actionHandler) }

    /// A plus in a green circle at the start.
    ///
    /// `actionHandler` is kept by the cell, and called for a tap; without one the tap is the cell's.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.insert, .leading(displayed: displayed), options, handler: actionHandler) }

    /// A circle at the start that tells whether the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { .init(.multiselect, .leading(displayed: displayed), options) }

    /// Three lines at the end that the cell is dragged by to another place, where the data source lets it.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        let look = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        return .init(.reorder(options.showsVerticalSeparator), .trailing(displayed: displayed), look)
    }

    /// An arrow at the end that turns when what belongs to the cell is shown.
    ///
    /// Without an `actionHandler` a tap shows or hides what belongs to the item in its section's snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let look = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        return .init(.outline(options.style), .trailing(displayed: displayed), look, handler: actionHandler)
    }

    /// Words at the end.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        let look = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        return .init(.label(text, options.font, options.adjustsFontForContentSizeCategory), .trailing(displayed: displayed), look)
    }

    /// A view of the app's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let look = DisclosureIndicatorOptions(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
        return .init(.custom(configuration.customView, configuration.maintainsFixedSize), configuration.placement, look)
    }
}
