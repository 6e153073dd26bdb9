import Contacts
import UIKitCore

/// The top of a contact's card: the picture, the name, and buttons for calls and messages.
final class ContactCardHeader: UIView {
    private let photo = ContactPhotoView()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private var buttons: [UIButton] = []

    /// The side of the picture, the height of the buttons and the distances, in points.
    private static let photoSize: CGFloat = 100
    private static let buttonHeight: CGFloat = 58
    private static let spacing: CGFloat = 8
    private static let margin: CGFloat = 16

    init() {
        super.init(frame: .zero)
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [nameLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        for part in [photo, nameLabel, detailLabel] { addSubview(part) }
        nameLabel.accessibilityTraits = .header
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a contact.
    ///
    /// - Parameters:
    ///   - alternateName: The name for a contact without one; `nil` for none.
    ///   - message: The text below the name; `nil` for the contact's work.
    ///   - actions: The buttons, each with its symbol and title. Without a handler, a button is disabled.
    func show(_ contact: CNContact, alternateName: String?, message: String?, actions: [ContactCardAction]) {
        photo.show(contact)
        let name = CNContactFormatter.string(from: contact, style: .fullName)
        nameLabel.text = name ?? alternateName ?? ContactNameText.name(of: contact)
        detailLabel.text = message ?? Self.details(contact, isNamed: name)
        for button in buttons { button.removeFromSuperview() }
        buttons = actions.map(makeButton)
        for button in buttons { addSubview(button) }
        setNeedsLayout()
    }

    /// The job, the department and the organisation, unless it is the name.
    private static func details(_ contact: CNContact, isNamed name: String?) -> String? {
        let keys = [CNContactJobTitleKey, CNContactDepartmentNameKey, CNContactOrganizationNameKey]
        let texts = keys.filter { contact.isKeyAvailable($0) }.map { key in
            switch key {
            case CNContactJobTitleKey: contact.jobTitle
            case CNContactDepartmentNameKey: contact.departmentName
            default: contact.organizationName
            }
        }
        let work = texts.filter { !$0.isEmpty && $0 != name }
        let job = work.dropLast(work.last == contact.organizationName && work.count > 1 ? 1 : 0).joined(separator: " – ")
        return work.isEmpty
            ? nil
            : ([job] + (work.count > 1 && work.last == contact.organizationName ? [work.last ?? ""] : []))
                .joined(separator: "\n")
    }

    private func makeButton(_ action: ContactCardAction) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: action.symbol)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 17)
        configuration.imagePlacement = .top
        configuration.imagePadding = 4
        configuration.attributedTitle = AttributedString(
            action.title, attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 11)]))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 2, bottom: 9, trailing: 2)
        configuration.background.backgroundColor = .secondarySystemGroupedBackground
        configuration.background.cornerRadius = 10
        let button = UIButton(configuration: configuration)
        // The symbols have different heights. The titles are on one line nevertheless.
        button.contentVerticalAlignment = .bottom
        button.isEnabled = action.handler != nil
        button.accessibilityLabel = action.title
        if let handler = action.handler { button.addAction(UIAction { _ in handler() }, for: .touchUpInside) }
        return button
    }

    /// Returns the height for a width, in points.
    func height(for width: CGFloat) -> CGFloat { place(in: width, apply: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(in: bounds.width, apply: true)
    }

    private func place(in width: CGFloat, apply: Bool) -> CGFloat {
        let margin = max(Self.margin, safeAreaInsets.left, safeAreaInsets.right)
        let inner = max(0, width - 2 * margin)
        var top = Self.spacing
        func put(_ view: UIView, _ size: CGSize, spacing: CGFloat) {
            if apply { view.frame = CGRect(x: (width - size.width) / 2, y: top, width: size.width, height: size.height) }
            top += size.height + spacing
        }
        put(photo, CGSize(width: Self.photoSize, height: Self.photoSize), spacing: Self.spacing)
        for label in [nameLabel, detailLabel] where label.text?.isEmpty == false {
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
            put(label, CGSize(width: inner, height: height), spacing: 2)
        }
        guard !buttons.isEmpty else { return top + Self.spacing }
        top += Self.spacing
        let count = CGFloat(buttons.count)
        let buttonWidth = (inner - (count - 1) * Self.spacing) / count
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() where apply {
            let position = CGFloat(isMirrored ? buttons.count - 1 - index : index)
            button.frame = CGRect(
                x: margin + position * (buttonWidth + Self.spacing), y: top, width: buttonWidth, height: Self.buttonHeight)
        }
        return top + Self.buttonHeight + Self.spacing
    }
}
