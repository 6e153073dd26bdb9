import Foundation
internal import SystemServices

/// Saves the changes of a request.
enum ContactWriter {
    static func execute(_ request: CNSaveRequest) throws {
        guard SystemServices.current.permissions[.contacts] == .granted else { throw ContactAccess.denied }
        do {
            try ContactAccess.service.modify { cards in
                for change in request.changes { try apply(change, to: &cards) }
            }
            for change in request.changes {
                switch change {
                case .addContact(let contact, _), .updateContact(let contact): contact.savedValues = contact.values
                default: break
                }
            }
        } catch let error as CNError {
            throw error
        } catch {
            throw CNError(.dataAccessError, "The contacts cannot be saved: \(error.localizedDescription)")
        }
    }

    private static func apply(_ change: CNSaveRequest.Change, to cards: inout [String: VCard]) throws {
        switch change {
        case .addContact(let contact, let container):
            try requireNew(contact.identifier, container, in: cards)
            var card = VCard()
            ContactCard.write(contact.values, keys: nil, replacing: ContactValues(), to: &card)
            cards[contact.identifier] = card
        case .updateContact(let contact):
            var card = try existing(contact.identifier, isGroup: false, in: cards)
            let old = ContactCard.values(ContactsService.Record(identifier: contact.identifier, card: card), keys: nil)
            // Properties that the app did not change may have been changed by another program.
            let changedKeys = ContactField.changedKeys(contact.values, since: contact.savedValues)
            ContactCard.write(contact.values, keys: changedKeys.intersection(contact.fetchedKeys ?? changedKeys), replacing: old, to: &card)
            cards[contact.identifier] = card
        case .deleteContact(let contact):
            _ = try existing(contact.identifier, isGroup: false, in: cards)
            cards[contact.identifier] = nil
            for (identifier, card) in cards where card.isGroup && GroupCard.members(of: card).contains(contact.identifier) {
                var card = card
                GroupCard.removeMember(contact.identifier, from: &card)
                cards[identifier] = card
            }
        case .addGroup, .updateGroup, .deleteGroup, .addMember, .removeMember: try applyToGroup(change, in: &cards)
        }
    }

    private static func applyToGroup(_ change: CNSaveRequest.Change, in cards: inout [String: VCard]) throws {
        switch change {
        case .addGroup(let group, let container):
            try requireNew(group.identifier, container, in: cards)
            cards[group.identifier] = GroupCard.card(group)
        case .updateGroup(let group):
            var card = try existing(group.identifier, isGroup: true, in: cards)
            GroupCard.setName(group.name, in: &card)
            cards[group.identifier] = card
        case .deleteGroup(let group):
            _ = try existing(group.identifier, isGroup: true, in: cards)
            cards[group.identifier] = nil
        case .addMember(let contact, let group):
            _ = try existing(contact.identifier, isGroup: false, in: cards)
            var card = try existing(group.identifier, isGroup: true, in: cards)
            GroupCard.addMember(contact.identifier, to: &card)
            cards[group.identifier] = card
        case .removeMember(let contact, let group):
            var card = try existing(group.identifier, isGroup: true, in: cards)
            GroupCard.removeMember(contact.identifier, from: &card)
            cards[group.identifier] = card
        case .addContact, .updateContact, .deleteContact: break
        }
    }

    private static func existing(_ identifier: String, isGroup: Bool, in cards: [String: VCard]) throws -> VCard {
        guard let card = cards[identifier], card.isGroup == isGroup else {
            throw CNError(.recordDoesNotExist, "No \(isGroup ? "group" : "contact") has the identifier.", identifiers: [identifier])
        }
        return card
    }

    private static func requireNew(_ identifier: String, _ container: String?, in cards: [String: VCard]) throws {
        guard cards[identifier] == nil else {
            throw CNError(.insertedRecordAlreadyExists, "The record was added before.", identifiers: [identifier])
        }
        guard container == nil || container == CNContainer.local.identifier else {
            throw CNError(.parentRecordDoesNotExist, "No container has the identifier.", identifiers: container.map { [$0] })
        }
    }
}
