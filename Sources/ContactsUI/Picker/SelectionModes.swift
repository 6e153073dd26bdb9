/// The kinds of things that the user can select in a contact picker.
struct SelectionModes: OptionSet {
    let rawValue: Int

    static let contact = SelectionModes(rawValue: 1)
    static let property = SelectionModes(rawValue: 2)
    static let contacts = SelectionModes(rawValue: 4)
    static let properties = SelectionModes(rawValue: 8)

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The modes for the methods that a delegate implements.
    @MainActor init(_ delegate: (any CNContactPickerDelegate)?) {
        self = delegate.map { Self.modes(of: $0) } ?? []
    }

    @MainActor private static func modes<Delegate: CNContactPickerDelegate>(of delegate: Delegate) -> SelectionModes {
        var modes: SelectionModes = []
        if Delegate.ContactSelection.self != UnimplementedSelection.self { modes.insert(.contact) }
        if Delegate.PropertySelection.self != UnimplementedSelection.self { modes.insert(.property) }
        if Delegate.ContactsSelection.self != UnimplementedSelection.self { modes.insert(.contacts) }
        if Delegate.PropertiesSelection.self != UnimplementedSelection.self { modes.insert(.properties) }
        return modes
    }

    /// Whether the user selects several things, and then presses "Done".
    var isMultiple: Bool { !isDisjoint(with: [.contacts, .properties]) }
}
