// A form: values, rules and conditions.

import Caret
import Observation
import UIKit

// snippet.form
@MainActor @Observable final class Person {
    var name = ""
    var mail = ""
    var isMember = false
    var since = 2026
}

let person = Person()
let form = Form(of: person) {
    Fields("Person") {
        Field(text: "Name", \.name).required()
        Field(mail: "Mail", \.mail).valid("No address") { $0.mail.contains("@") }
        Field(toggle: "Member", \.isMember)
        Field(number: "Since", \.since).hidden { !$0.isMember }
    }
}
// snippet.hide

let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
table.show(form)
print("\(table.numberOfRows(inSection: 0)) rows, \(form.validate().map(\.message))")
