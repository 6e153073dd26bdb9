public import Foundation
import SystemServices

/// A controller that shows a contact, and with which the user changes the contact or creates one.
///
/// Push the controller in a navigation controller, or present it inside one: its buttons are in the navigation bar.
/// Changes are saved in ``contactStore``, or else in the user's contacts, and need the permission of the user.
///
/// > Difference from Apple: The user edits names, the organisation, numbers, email addresses, web addresses and the
/// > note. All other properties are shown and stay as they are.
///
/// - Source: https://developer.apple.com/documentation/contactsui/cncontactviewcontroller
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    private enum Kind {
        case known
        case unknown
        case new
    }

    private let kind: Kind
    private var storedContact: CNContact
    private let card: ContactCardController
    private var editor: ContactEditorController?
    private var backButtonWasHidden = false

    private init(_ kind: Kind, _ contact: CNContact) {
        self.kind = kind
        storedContact = contact
        card = ContactCardController(contact, keys: nil)
        super.init(nibName: nil, bundle: nil)
        if kind == .new { title = "New Contact" }
    }

    /// Creates a controller for a contact of the user.
    ///
    /// - Precondition: The keys of ``descriptorForRequiredKeys()`` were fetched.
    public convenience init(for contact: CNContact) {
        CardKeys.require(for: contact)
        self.init(.known, contact)
    }

    /// Creates a controller for a contact that is not one of the user's, and may become one.
    public convenience init(forUnknownContact contact: CNContact) { self.init(.unknown, contact) }

    /// Creates a controller for a new contact.
    ///
    /// - Parameter contact: The values to begin with; `nil` for none.
    public convenience init(forNewContact contact: CNContact?) { self.init(.new, contact ?? CNContact()) }

    /// Returns `nil`, because a nib contains no contact.
    public required init?(coder: NSCoder) { nil }

    /// Returns the keys that the controller needs.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CardKeys.descriptor }

    /// The contact, with the changes that were saved.
    open var contact: CNContact { storedContact }
    /// The keys of the properties that the card shows; `nil`, the default, for all.
    open var displayedPropertyKeys: [Any]? { didSet { card.keys = displayedPropertyKeys?.compactMap { $0 as? String } } }
    /// The delegate, referenced weakly. Defaults to `nil`.
    open var delegate: (any CNContactViewControllerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it.
    final let delegateHub = DelegateHub<any CNContactViewControllerDelegate>()
    /// The store in which changes are saved; `nil`, the default, for the user's contacts.
    open var contactStore: CNContactStore?
    /// The group of a new contact; `nil`, the default, for none.
    open var parentGroup: CNGroup?
    /// The container of a new contact; `nil`, the default, for the default container.
    open var parentContainer: CNContainer?
    /// The name for a contact without one; `nil` by default.
    open var alternateName: String? { didSet { card.alternateName = alternateName } }
    /// The text below the name; `nil`, the default, for the contact's work.
    open var message: String? { didSet { card.message = message } }
    /// Whether the user may change the contact; `true` by default.
    open var allowsEditing = true { didSet { if isViewLoaded { updateBar() } } }
    /// Whether the card has buttons for calls and messages, and for adding an unknown contact; `true` by default.
    open var allowsActions = true { didSet { if isViewLoaded { updateActions() } } }
    /// Whether linked contacts are shown; `false` by default.
    ///
    /// > Difference from Apple: Contacts are not linked, so that both values have the same result.
    open var shouldShowLinkedContacts = false

    /// Emphasises a property, or one of its labelled values.
    ///
    /// - Parameters:
    ///   - key: The key of the property.
    ///   - identifier: The identifier of the labelled value; `nil` for a property without labels.
    open func highlightProperty(withKey key: String, identifier: String?) { card.highlighted = (key, identifier) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        SystemServices.current.requests.record("contacts", kind == .new ? "shows a form for a new contact" : "shows a contact")
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        card.shouldPerformAction = { [weak self] property in
            guard let self else { return false }
            return delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true
        }
        show(card)
        updateActions()
        if kind == .new { beginEditing() } else { updateBar() }
    }

    private func show(_ child: UITableViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        setContentScrollView(child.tableView)
    }

    private func updateActions() {
        card.allowsActions = allowsActions
        let adds = kind == .unknown && allowsActions
        let create: @MainActor () -> Void = { [weak self] in self?.presentNewContact() }
        card.footerActions = adds ? [("Create New Contact", create)] : []
    }

    private func updateBar() {
        guard editor == nil else { return }
        navigationItem.leftBarButtonItem = nil
        guard kind == .known, allowsEditing else { return navigationItem.rightBarButtonItem = nil }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.beginEditing() })
    }

    // MARK: - Editing

    private func beginEditing() {
        let editor = ContactEditorController(contact, isNew: kind == .new)
        self.editor = editor
        show(editor)
        backButtonWasHidden = navigationItem.hidesBackButton
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
        done.isEnabled = editor.hasChanges
        navigationItem.rightBarButtonItem = done
        editor.onChange = { [weak done, weak editor] in done?.isEnabled = editor?.hasChanges ?? false }
        editor.onDelete = { [weak self] in self?.confirmDeletion() }
    }

    private func endEditing() {
        guard kind != .new, let editor else { return }
        editor.willMove(toParent: nil)
        editor.view.removeFromSuperview()
        editor.removeFromParent()
        self.editor = nil
        setContentScrollView(card.tableView)
        navigationItem.hidesBackButton = backButtonWasHidden
        card.contact = storedContact
        updateBar()
    }

    private func cancelEditing() {
        view.endEditing(true)
        endEditing()
        complete(kind == .new ? nil : storedContact)
    }

    private func save() {
        guard let editor else { return }
        view.endEditing(true)
        let edited = editor.editedContact
        let request = CNSaveRequest()
        if kind == .new {
            request.add(edited, toContainerWithIdentifier: parentContainer?.identifier)
            if let parentGroup { request.addMember(edited, to: parentGroup) }
        } else {
            request.update(edited)
        }
        guard execute(request) else { return }
        storedContact = edited.copy() as? CNContact ?? edited
        endEditing()
        complete(storedContact)
    }

    /// Saves changes, and returns whether that succeeded. Otherwise the user reads why.
    private func execute(_ request: CNSaveRequest) -> Bool {
        do {
            try (contactStore ?? CNContactStore()).execute(request)
            return true
        } catch {
            let alert = UIAlertController(
                title: "Cannot Save Contact", message: (error as NSError).localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return false
        }
    }

    private func confirmDeletion() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete Contact", style: .destructive) { [weak self] _ in self?.deleteContact() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.maxY, width: 0, height: 0)
        present(sheet, animated: true)
    }

    private func deleteContact() {
        guard let contact = contact.mutableCopy() as? CNMutableContact else { return }
        let request = CNSaveRequest()
        request.delete(contact)
        guard execute(request) else { return }
        complete(nil)
        if let navigationController, navigationController.topViewController === self, navigationController.viewControllers.count > 1 {
            navigationController.popViewController(animated: true)
        } else {
            endEditing()
        }
    }

    /// Shows the form for an unknown contact that becomes one of the user's.
    private func presentNewContact() {
        let controller = CNContactViewController(forNewContact: contact)
        (controller.contactStore, controller.parentGroup, controller.parentContainer) = (contactStore, parentGroup, parentContainer)
        _ = controller._onComplete { [weak self, weak controller] contact in
            controller?.dismiss(animated: true)
            guard let self, let contact else { return }
            storedContact = contact
            card.contact = contact
            card.footerActions = []
            complete(contact)
        }
        present(UINavigationController(rootViewController: controller), animated: true)
    }
}
