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

    /// Creates a disclosure indicator: a trailing chevron, which shows that a tap opens more content.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { .init(.disclosure, .trailing(displayed: displayed), options) }

    /// Creates a trailing checkmark.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        .init(.checkmark, .trailing(displayed: displayed), options)
    }

    /// Creates a trailing info button. A tap calls `actionHandler`, which the cell retains. Without a handler, the
    /// cell receives the tap.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.detail, .trailing(displayed: displayed), options, handler: actionHandler) }

    /// Creates a leading delete button. Without an `actionHandler`, a tap shows the trailing swipe actions of the
    /// row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.delete, .leading(displayed: displayed), options, handler: actionHandler) }

    /// Creates a leading insert button.
    ///
    /// A tap calls `actionHandler`, which the cell retains. Without a handler, the cell receives the tap.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.insert, .leading(displayed: displayed), options, handler: actionHandler) }

    /// Creates a leading circle that shows whether the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { .init(.multiselect, .leading(displayed: displayed), options) }

    /// Creates a trailing reorder handle. The user can drag the handle to move the cell, if the data source allows
    /// it.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        let baseOptions = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        return .init(.reorder(options.showsVerticalSeparator), .trailing(displayed: displayed), baseOptions)
    }

    /// Creates a trailing chevron that rotates when the item is expanded.
    ///
    /// Without an `actionHandler`, a tap expands or collapses the item in its section's snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let baseOptions = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        return .init(.outline(options.style), .trailing(displayed: displayed), baseOptions, handler: actionHandler)
    }

    /// Creates a trailing label.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        let baseOptions = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        return .init(.label(text, options.font, options.adjustsFontForContentSizeCategory), .trailing(displayed: displayed), baseOptions)
    }

    /// Creates an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let baseOptions = DisclosureIndicatorOptions(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
        return .init(.custom(configuration.customView, configuration.maintainsFixedSize), configuration.placement, baseOptions)
    }
}
