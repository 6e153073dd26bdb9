public import Foundation
import SystemServices

/// A controller for selecting contacts, or properties of contacts.
///
/// Set a ``delegate`` and present the picker, which dismisses itself after a selection. The picker belongs to the
/// system: it needs no permission, and the app only receives what the user selected.
///
/// A predicate evaluates a `CNContact` or a `CNContactProperty`. On Linux, Foundation has predicates with a block:
///
/// ```swift
/// picker.predicateForEnablingContact = NSPredicate { contact, _ in
///     (contact as? CNContact)?.emailAddresses.isEmpty == false
/// }
/// ```
///
/// > Difference from Apple: A predicate is no text such as "emailAddresses.@count > 0", because Foundation on Linux has
/// > no such predicates.
///
/// - Source: https://developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    /// The delegate, referenced weakly. Set it before the picker is presented. Defaults to `nil`.
    open var delegate: (any CNContactPickerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it. All of them decide how the user selects.
    final let delegateHub = DelegateHub<any CNContactPickerDelegate>()
    /// The keys of the properties that a contact's card shows; `nil`, the default, for all.
    open var displayedPropertyKeys: [String]?
    /// The condition for contacts that can be selected; `nil`, the default, for all. Other contacts are grey.
    open var predicateForEnablingContact: NSPredicate?
    /// The condition for contacts that are selected at once. For another contact, its card is shown. Defaults to `nil`.
    open var predicateForSelectionOfContact: NSPredicate?
    /// The condition for properties that can be selected. Another property performs its action, such as a call.
    /// Defaults to `nil`: all properties can be selected.
    open var predicateForSelectionOfProperty: NSPredicate?

    private(set) var modes: SelectionModes = []
    private let navigation = UINavigationController()
    private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in self?.notifyCancelled() }
    /// The contacts that are selected so far, in the order of their selection.
    var selectedContacts: [CNContact] = [] { didSet { updateDoneButtons() } }
    /// The properties that are selected so far, in the order of their selection.
    var selectedProperties: [CNContactProperty] = [] { didSet { updateDoneButtons() } }

    /// Creates a picker.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a picker.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a picker from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .pageSheet
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        delegateHub.notify { modes.formUnion(SelectionModes($0)) }
        let contacts = ContactReader.contactsForPicker()
        SystemServices.current.requests.record("contacts", "shows the contact picker (contacts: \(contacts.count))")
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        navigation.setViewControllers([ContactListController(contacts, picker: self)], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismissalObserver.observe(presentationController)
    }

    // MARK: - Selection

    func isEnabled(_ contact: CNContact) -> Bool { predicateForEnablingContact?.evaluate(with: contact) ?? true }

    /// Selects a contact, or shows its card.
    func choose(_ contact: CNContact) {
        if modes.contains(.contacts) { return toggle(contact) }
        if modes.contains(.contact), !modes.contains(.properties), predicateForSelectionOfContact?.evaluate(with: contact) ?? true {
            return finish { _ = $0.contactPicker($1, didSelect: contact) }
        }
        navigation.pushViewController(makeCard(contact), animated: true)
    }

    private func toggle(_ contact: CNContact) {
        if let index = selectedContacts.firstIndex(where: { $0.identifier == contact.identifier }) {
            selectedContacts.remove(at: index)
        } else {
            selectedContacts.append(contact)
        }
    }

    private func makeCard(_ contact: CNContact) -> ContactCardController {
        let card = ContactCardController(contact, keys: displayedPropertyKeys)
        card.allowsActions = false
        card.onSelect = { [weak self] in self?.choose($0) ?? false }
        card.isSelected = { [weak self] in self?.isSelected($0) ?? false }
        card.navigationItem.rightBarButtonItem = modes.isMultiple ? makeDoneButton() : makeCancelButton()
        return card
    }

    /// Selects a property, and returns whether it did: another property performs its action.
    private func choose(_ property: CNContactProperty) -> Bool {
        guard predicateForSelectionOfProperty?.evaluate(with: property) ?? true else { return false }
        if modes.contains(.properties) {
            if let index = selectedProperties.firstIndex(where: { Self.isSame($0, property) }) {
                selectedProperties.remove(at: index)
            } else {
                selectedProperties.append(property)
            }
            return true
        }
        guard modes.contains(.property) else { return false }
        finish { _ = $0.contactPicker($1, didSelect: property) }
        return true
    }

    private func isSelected(_ property: CNContactProperty) -> Bool { selectedProperties.contains { Self.isSame($0, property) } }

    private static func isSame(_ first: CNContactProperty, _ second: CNContactProperty) -> Bool {
        first.contact.identifier == second.contact.identifier && first.key == second.key && first.identifier == second.identifier
    }

    // MARK: - Bars

    func makeCancelButton() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }

    func makeDoneButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finishSelection() })
        button.isEnabled = hasSelection
        return button
    }

    private var hasSelection: Bool { !selectedContacts.isEmpty || !selectedProperties.isEmpty }

    private func updateDoneButtons() {
        guard modes.isMultiple else { return }
        for controller in navigation.viewControllers { controller.navigationItem.rightBarButtonItem?.isEnabled = hasSelection }
    }

    // MARK: - Completion

    private func finishSelection() {
        let (contacts, properties) = (selectedContacts, selectedProperties)
        finish { delegate, picker in
            if picker.modes.contains(.contacts) {
                _ = delegate.contactPicker(picker, didSelect: contacts)
            } else {
                _ = delegate.contactPicker(picker, didSelectContactProperties: properties)
            }
        }
    }

    private func cancel() { finish { $0.contactPickerDidCancel($1) } }

    private func notifyCancelled() { delegateHub.notify { $0.contactPickerDidCancel(self) } }

    /// Notifies the delegate and the closures, and dismisses the picker unless one of them did.
    private func finish(_ notify: (any CNContactPickerDelegate, CNContactPickerViewController) -> Void) {
        delegateHub.notify { notify($0, self) }
        if parent == nil, presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
    }
}
