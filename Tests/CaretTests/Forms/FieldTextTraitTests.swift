import Caret
import CaretTesting
import Observation
import Testing

/// Placeholders, keyboards and content types of fields, and the size of their rows.
@MainActor @Suite(.app) struct FieldTextTraitTests {
    @MainActor @Observable final class Person {
        var name = ""
        var mail = ""
        var notes = ""
        var isMember = false
    }

    private let person = Person()

    @Test func textFieldsHaveTheTraitsOfTheirFields() async throws {
        let form = Form(of: person) {
            Fields {
                Field(text: "Name", \.name).placeholder("First and last").contentType(.name).capitalization(.words)
                Field(mail: "Mail", \.mail)
                Field(phone: "Phone", \.mail)
                Field(password: "Password", \.mail)
                Field(text: "Code", \.name).keyboard(.asciiCapable)
                Field(area: "Notes", \.notes).placeholder("Anything").keyboard(.emailAddress)
            }
        }
        let screen = try await FormScreen(form)
        let fields = screen.editors(UITextField.self)
        #expect(fields.map(\.placeholder) == ["First and last", nil, nil, nil, nil])
        #expect(fields.map(\.textContentType) == [.name, .emailAddress, .telephoneNumber, .password, nil])
        #expect(fields.map(\.keyboardType) == [.default, .emailAddress, .phonePad, .default, .asciiCapable])
        #expect(fields.map(\.autocapitalizationType) == [.words, .none, .none, .none, .none])
        #expect(fields.allSatisfy { $0.returnKeyType == .next })
        let area = try #require(screen.editors(UITextView.self).first)
        let placeholder = try #require(area.subviews.compactMap { $0 as? UILabel }.first)
        #expect(placeholder.text == "Anything" && !placeholder.isHidden && area.keyboardType == .emailAddress)
        area.becomeFirstResponder()
        await screen.app.type("x")
        #expect(placeholder.isHidden)
    }

    @Test func theOnlyFieldHasTheReturnKeyDone() async throws {
        let screen = try await FormScreen(Form(of: person) { Fields { Field(text: "Name", \.name) } })
        #expect(screen.editors(UITextField.self).map(\.returnKeyType) == [.done])
    }

    @Test func aFieldWithoutTextHasNoPlaceholder() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Field(toggle: "Member", \Person.isMember).placeholder("none") }
        }
    }

    private func rowHeights(_ device: Device) async throws -> [CGFloat] {
        let form = Form(of: person) {
            Fields {
                Field(text: "Name", \.name).valid("A message that is so long that it needs more than a single line of the row") { _ in false
                }
                Field(toggle: "Member", \.isMember)
            }
        }
        let screen = try await FormScreen(form, on: device)
        let before = screen.table.visibleCells.map(\.bounds.height)
        form.validate()
        try await screen.app.settle()
        let label = try #require(screen.editors(UILabel.self).first { $0.text?.hasPrefix("A message") == true })
        #expect(label.frame.maxY <= screen.table.visibleCells[0].bounds.height && label.frame.height > 25)
        return before + screen.table.visibleCells.map(\.bounds.height)
    }

    @Test func rowsGrowWithTheirMessageAndText() async throws {
        let standard = try await rowHeights(.standard)
        #expect(standard[0] == 44 && standard[1] == 44 && standard[2] > 70 && standard[3] == 44)
        let large = try await rowHeights(.standard.textSize(.accessibilityLarge))
        #expect(zip(large, standard).allSatisfy { $0 > $1 + 20 })
    }

    @Test func titlesAreAtTheLeadingEdge() async throws {
        func places(_ device: Device) async throws -> (title: CGFloat, control: CGFloat) {
            let screen = try await FormScreen(Form(of: person) { Fields { Field(toggle: "Member", \.isMember) } }, on: device)
            let (label, control) = (screen.editors(UILabel.self)[0], screen.editors(UISwitch.self)[0])
            return (label.frame.midX, control.frame.midX)
        }
        let (left, right) = (try await places(.standard), try await places(.standard.rightToLeft))
        #expect(left.title < left.control && right.title > right.control)
        let large = try await places(.standard.textSize(.accessibilityLarge))
        #expect(large.control < left.control)
    }
}
