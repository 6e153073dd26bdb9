import UIKit

/// A registration form. Shows an error message below each field, after the field was left or when the form is sent.
final class RegistrationViewController: UIViewController {
    private(set) var registration = Registration()
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private var rows: [Registration.Field: FormRow] = [:]
    private var texts: [(field: Registration.Field, input: UITextField, path: WritableKeyPath<Registration, String>)] = []
    private let biography = UITextView()
    private let seats = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Register"
        view.backgroundColor = .systemBackground
        layOut()
        addTexts()
        addChoices()
        addSending()
    }

    /// The form ends at the top of the keyboard.
    private func layOut() {
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        stack.axis = .vertical
        stack.spacing = 18
        for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private func add(_ row: FormRow, for field: Registration.Field? = nil) {
        stack.addArrangedSubview(row)
        if let field { rows[field] = row }
    }

    // MARK: - Text fields

    private func addTexts() {
        addText("First name", .firstName, \.firstName) { $0.textContentType = .givenName }
        addText("Last name", .lastName, \.lastName) { $0.textContentType = .familyName }
        addText("E-mail", .email, \.email) { field in
            field.keyboardType = .emailAddress
            field.textContentType = .emailAddress
            field.autocapitalizationType = .none
        }
        addText("Phone (optional)", .phone, \.phone) { $0.keyboardType = .phonePad }
        addText("Website (optional)", .website, \.website) { field in
            field.keyboardType = .URL
            field.autocapitalizationType = .none
        }
        addText("Year of birth (optional)", .born, \.born) { $0.keyboardType = .numberPad }
        addText("Password", .password, \.password) { $0.isSecureTextEntry = true }
        addText("The same again", .again, \.again) { $0.isSecureTextEntry = true }
        biography.font = .preferredFont(forTextStyle: .body)
        biography.layer.borderColor = UIColor.separator.cgColor
        biography.layer.borderWidth = 1
        biography.layer.cornerRadius = 6
        biography.delegate = self
        biography.heightAnchor.constraint(equalToConstant: 96).isActive = true
        add(FormRow("About you (at most 200 characters)", biography), for: .biography)
    }

    private func addText(
        _ title: String, _ field: Registration.Field, _ path: WritableKeyPath<Registration, String>, configure: (UITextField) -> Void
    ) {
        let input = UITextField()
        input.borderStyle = .roundedRect
        input.clearButtonMode = .whileEditing
        input.returnKeyType = .next
        input.delegate = self
        input.accessibilityIdentifier = field.rawValue
        configure(input)
        input.addAction(
            UIAction { [weak self, weak input] _ in self?.registration[keyPath: path] = input?.text ?? "" }, for: .editingChanged)
        texts.append((field, input, path))
        add(FormRow(title, input), for: field)
    }

    // MARK: - Choices

    private func addChoices() {
        let plan = UISegmentedControl(items: Registration.Plan.allCases.map(\.title))
        plan.selectedSegmentIndex = registration.plan.rawValue
        plan.addAction(
            UIAction { [weak self, weak plan] _ in
                self?.registration.plan = plan.flatMap { Registration.Plan(rawValue: $0.selectedSegmentIndex) } ?? .free
            }, for: .valueChanged)
        add(FormRow("Plan", plan))
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 99, 1)
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in self?.setSeats(Int(stepper?.value ?? 1)) }, for: .valueChanged)
        setSeats(1)
        add(FormRow("Seats", UIStackView(arrangedSubviews: [seats, stepper])))
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (0, 12, Float(registration.hoursADay))
        slider.addAction(
            UIAction { [weak self, weak slider] _ in self?.registration.hoursADay = Int((slider?.value ?? 0).rounded()) },
            for: .valueChanged)
        add(FormRow("Hours a day", slider))
        addDay()
        addSwitch("Send me news", nil, \.wantsNews)
        addSwitch("I have read the terms, and accept them", .terms, \.acceptsTerms)
    }

    /// Adds the field of the first day, which is not before today.
    private func addDay() {
        let day = UIDatePicker()
        day.datePickerMode = .date
        day.minimumDate = day.calendar.startOfDay(for: day.date)
        registration.begins = day.date
        day.addAction(UIAction { [weak self, weak day] _ in self?.registration.begins = day?.date ?? .distantPast }, for: .valueChanged)
        add(FormRow("Begins on", day, isInline: true))
    }

    private func setSeats(_ count: Int) {
        registration.seats = count
        seats.text = count == 1 ? "1 seat" : "\(count) seats"
    }

    private func addSwitch(_ title: String, _ field: Registration.Field?, _ path: WritableKeyPath<Registration, Bool>) {
        let toggle = UISwitch()
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                self?.registration[keyPath: path] = toggle?.isOn ?? false
                if let field { self?.check(field) }
            }, for: .valueChanged)
        add(FormRow(title, toggle, isInline: true), for: field)
    }

    // MARK: - Sending

    private func addSending() {
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Register") { [weak self] _ in self?.send() })
        button.configuration?.buttonSize = .large
        stack.addArrangedSubview(button)
    }

    /// Shows the error message of a field, or hides it.
    private func check(_ field: Registration.Field) {
        rows[field]?.message = registration.complaint(about: field)
    }

    /// Focuses the first invalid field, or confirms the registration.
    private func send() {
        for field in Registration.Field.allCases { check(field) }
        if let first = registration.complaints.first {
            guard let row = rows[first.field] else { return }
            if !row.control.becomeFirstResponder() { view.endEditing(true) }
            scrollView.scrollRectToVisible(scrollView.convert(row.bounds, from: row).insetBy(dx: 0, dy: -12), animated: true)
            return
        }
        view.endEditing(true)
        let alert = UIAlertController(
            title: "Welcome, \(registration.firstName)", message: "We have written to \(registration.email).", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension RegistrationViewController: UITextFieldDelegate, UITextViewDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { show(textField) }

    func textViewDidBeginEditing(_ textView: UITextView) { show(textView) }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let entry = texts.first(where: { $0.input === textField }) else { return }
        check(entry.field)
    }

    func textViewDidChange(_ textView: UITextView) {
        registration.biography = textView.text
        check(.biography)
    }

    /// Return moves to the next text field, as Tab does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = texts.firstIndex(where: { $0.input === textField }) else { return true }
        let next: UIResponder = index + 1 < texts.count ? texts[index + 1].input : biography
        next.becomeFirstResponder()
        return false
    }

    /// Scrolls to a field after the keyboard has appeared.
    private func show(_ input: UIView) {
        let rect = scrollView.convert(input.bounds, from: input).insetBy(dx: 0, dy: -40)
        UIView.animate(withDuration: 0.25) { [self] in
            view.layoutIfNeeded()
            scrollView.scrollRectToVisible(rect, animated: false)
        }
    }
}
