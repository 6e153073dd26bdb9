import CoreGraphics
import Foundation

/// Converts the state of buttons and contacts to pointers that begin, move and end.
///
/// The primary mouse button is pointer 0 and the secondary button pointer 1; further buttons have negative numbers. A
/// contact receives the lowest free number from 2 on, independent of the identifier that its device uses. An event
/// out of order, such as a move before a press or a second press, is ignored or completed by the missing event. Every
/// press therefore has exactly one release or cancellation.
package struct PointerTracker: Sendable {
    /// The mouse buttons, with the bits of DOM's `MouseEvent.buttons`.
    package struct Buttons: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let primary = Buttons(rawValue: 1)
        package static let secondary = Buttons(rawValue: 2)
        /// The wheel as a button.
        package static let middle = Buttons(rawValue: 4)
        package static let back = Buttons(rawValue: 8)
        package static let forward = Buttons(rawValue: 16)
        package static let all: Buttons = [.primary, .secondary, .middle, .back, .forward]

        /// The buttons with their numbers, the primary button first.
        fileprivate static let numbered = (1...5).map { (number: $0, button: Buttons(rawValue: 1 << ($0 - 1))) }
    }

    private struct Contact {
        var id: Int
        var kind: PointerEvent.Kind
        var location: CGPoint
        var stylus: PointerEvent.StylusAttributes?
    }

    /// The maximum number of simultaneous contacts; more are ignored.
    package static let maximumContacts = 32

    package private(set) var buttons: Buttons = []
    private var mouseLocation = CGPoint.zero
    private var contacts: [Int64: Contact] = [:]

    package init() {}

    /// Returns the events for a mouse at `location` with exactly the buttons `pressed`.
    package mutating func mouse(pressed: Buttons, at location: CGPoint, time: TimeInterval) -> [PointerEvent] {
        let pressed = pressed.intersection(.all)
        let previous = buttons
        let hasMoved = location != mouseLocation
        buttons = pressed
        mouseLocation = location
        var phases: [(number: Int, phase: PointerEvent.Phase)] = []
        for (number, button) in Buttons.numbered {
            switch (previous.contains(button), pressed.contains(button)) {
            case (true, true): if hasMoved { phases.append((number, .moved)) }
            case (true, false): phases.append((number, .ended))
            case (false, true): phases.append((number, .began))
            case (false, false): break
            }
        }
        if phases.isEmpty, pressed.isEmpty, hasMoved { phases.append((1, .hovered)) }
        return phases.map { mouseEvent($0.0, $0.1, time) }
    }

    /// Returns the events for a mouse that left the window. While a button is pressed, there are no events.
    package mutating func mouseLeft(time: TimeInterval) -> [PointerEvent] {
        buttons.isEmpty ? mouse(pressed: [], at: CGPoint(x: -1, y: -1), time: time) : []
    }

    /// Returns the events for a button that was pressed or released at `location`.
    package mutating func mouse(
        _ button: Buttons, isDown: Bool, at location: CGPoint, time: TimeInterval
    ) -> [PointerEvent] {
        mouse(pressed: isDown ? buttons.union(button) : buttons.subtracting(button), at: location, time: time)
    }

    /// Returns the events for a contact with the device's identifier `key`. The phase `hovered` is a move without
    /// contact.
    package mutating func contact(
        _ key: Int64, kind: PointerEvent.Kind, phase: PointerEvent.Phase, at location: CGPoint,
        stylus: PointerEvent.StylusAttributes? = nil,
        time: TimeInterval
    ) -> [PointerEvent] {
        switch phase {
        case .began:
            guard contacts[key] == nil, contacts.count < Self.maximumContacts else { return [] }
            let contact = Contact(id: freeID(), kind: kind, location: location, stylus: stylus)
            contacts[key] = contact
            return [event(contact, .began, time)]
        case .moved, .ended, .cancelled:
            guard var contact = contacts[key] else { return [] }
            if phase == .moved, contact.location == location, contact.stylus == stylus { return [] }
            (contact.location, contact.stylus) = (location, stylus)
            contacts[key] = phase == .moved ? contact : nil
            return [event(contact, phase, time)]
        case .hovered:
            guard contacts[key] == nil else { return [] }
            return [event(Contact(id: freeID(), kind: kind, location: location), .hovered, time)]
        }
    }

    /// Cancels all pressed buttons and contacts, because their device was removed.
    package mutating func cancelAll(time: TimeInterval) -> [PointerEvent] {
        let cancelledButtons = Buttons.numbered.filter { buttons.contains($0.button) }.map { mouseEvent($0.number, .cancelled, time) }
        let cancelledContacts = contacts.values.sorted { $0.id < $1.id }.map { event($0, .cancelled, time) }
        buttons = []
        contacts = [:]
        return cancelledButtons + cancelledContacts
    }

    private func freeID() -> Int {
        let usedIDs = Set(contacts.values.map(\.id))
        var id = 2
        while usedIDs.contains(id) { id += 1 }
        return id
    }

    private func event(_ contact: Contact, _ phase: PointerEvent.Phase, _ time: TimeInterval) -> PointerEvent {
        var event = PointerEvent(id: contact.id, kind: contact.kind, phase: phase, location: contact.location, timestamp: time)
        event.stylus = contact.stylus
        return event
    }

    private func mouseEvent(_ number: Int, _ phase: PointerEvent.Phase, _ time: TimeInterval) -> PointerEvent {
        let id = number <= 2 ? number - 1 : -number
        return PointerEvent(id: id, kind: .mouse, phase: phase, location: mouseLocation, timestamp: time, button: number)
    }
}
