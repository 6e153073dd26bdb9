// The samples of the documentation comments about forms, each in a context that makes it compile. All of them run.

import Caret
import Observation
import UIKit

// MARK: - Surroundings

struct Plan: Hashable {
    let name: String
}

@MainActor final class Shop {
    func plans() async throws -> [Plan] { [Plan(name: "Small"), Plan(name: "Large")] }
}

struct Rating {
    var stars = 3
}

@MainActor @Observable final class Customer {
    var (name, street, town, role, isPickedUp) = ("Ada", "", "", "", false)
    var (price, plan, rating) = (Decimal(9), Plan(name: "Small"), Rating())
    @ObservationIgnored let shop = Shop()
}

@MainActor @Observable final class Session {
    var isAdmin = true
}

@MainActor final class Server {
    func save(_ customer: Customer) async throws {}
}

@MainActor final class StarControl: UIStepper {
    var count: Int {
        get { Int(value) }
        set { value = Double(newValue) }
    }
}

final class RatingCell: UITableViewCell {
    let (titleLabel, stars) = (UILabel(), StarControl())
}

// MARK: - Samples

@MainActor final class CustomerScreen: UITableViewController {
    let (person, session, server, saveItem) = (Customer(), Session(), Server(), UIBarButtonItem())

    func showFields() {
        let form = Form(of: person) {
            Fields("Delivery", footer: "Free in Europe") {
                Field(text: "Street", \.street)
                Field(text: "Town", \.town)
            }
            .hidden { $0.isPickedUp }
            Fields("Plan", load: { try await $0.shop.plans() }) { plans in
                Field(choice: "Plan", \.plan, from: plans, named: { $0.name })
            }
            Fields("Values") {
                Field(text: "Price", \.price, format: .currency(code: "EUR"))
                Field("Rating", \.rating, cell: RatingCell.self) { cell, rating in
                    cell.titleLabel.text = rating.title
                    cell.stars.count = rating.value.stars
                    cell.stars.on(.valueChanged) { rating.value.stars = Int($0) }
                }
            }
        }
        tableView.show(form)
        submit(form)
    }

    func submit(_ form: Form<Customer>) {
        form.onSubmit(self) { screen, person in
            try await screen.server.save(person)
            screen.close()
        }
        saveItem.on(.tap, form) { form in await form.submit() }
    }

    func showOwner() {
        let form = Form(of: person, self) { screen in
            Fields { if screen.session.isAdmin { Field(text: "Role", \.role) } }
        }
        tableView.show(form)
    }

    func close() {}
}

let screen = CustomerScreen(style: .insetGrouped)
screen.loadViewIfNeeded()
screen.showFields()
let count = screen.tableView.numberOfSections
screen.showOwner()
print("\(count) groups, then \(screen.tableView.numberOfRows(inSection: 0)) row")
