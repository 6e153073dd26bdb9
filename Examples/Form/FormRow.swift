import UIKit

/// The name of a field, the field, and an error message below.
final class FormRow: UIView {
    let control: UIView
    private let stack = UIStackView()
    private let complaint = UILabel()

    /// - Parameter isInline: whether the control is beside its name, as a switch is, and not below.
    init(_ title: String, _ control: UIView, isInline: Bool = false) {
        self.control = control
        super.init(frame: .zero)
        addStack()
        let name = UILabel()
        name.text = title
        name.font = .preferredFont(forTextStyle: isInline ? .body : .subheadline)
        name.textColor = isInline ? .label : .secondaryLabel
        name.numberOfLines = 0
        if isInline {
            let line = UIStackView(arrangedSubviews: [name, control])
            line.alignment = .center
            line.spacing = 12
            control.setContentHuggingPriority(.required, for: .horizontal)
            control.setContentCompressionResistancePriority(.required, for: .horizontal)
            stack.addArrangedSubview(line)
        } else {
            stack.addArrangedSubview(name)
            stack.addArrangedSubview(control)
        }
        complaint.font = .preferredFont(forTextStyle: .footnote)
        complaint.textColor = .systemRed
        complaint.numberOfLines = 0
        complaint.isHidden = true
        stack.addArrangedSubview(complaint)
        control.accessibilityLabel = title
    }

    required init?(coder: NSCoder) { nil }

    private func addStack() {
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    /// The error message; `nil` for none.
    var message: String? {
        get { complaint.isHidden ? nil : complaint.text }
        set {
            guard newValue != message else { return }
            UIView.animate(withDuration: window == nil ? 0 : 0.2) { [self] in
                complaint.text = newValue ?? complaint.text
                complaint.isHidden = newValue == nil
                complaint.alpha = newValue == nil ? 0 : 1
                window?.layoutIfNeeded()
            }
        }
    }
}
