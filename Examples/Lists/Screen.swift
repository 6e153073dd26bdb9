import UIKit

/// The screens of this app; each is one file.
enum Screen: String, CaseIterable {
    case settings, contacts, chat, photos, store, outline, todo, packing

    var title: String {
        switch self {
        case .settings: "Settings"
        case .contacts: "Contacts"
        case .chat: "Chat"
        case .photos: "Photos"
        case .store: "Store"
        case .outline: "Outline"
        case .todo: "To Do"
        case .packing: "Packing"
        }
    }

    var symbol: String {
        switch self {
        case .settings: "gear"
        case .contacts: "person.crop.circle"
        case .chat: "message"
        case .photos: "photo"
        case .store: "bag"
        case .outline: "list.bullet"
        case .todo: "checkmark.circle"
        case .packing: "suitcase"
        }
    }

    @MainActor func makeViewController() -> UIViewController {
        switch self {
        case .settings: SettingsViewController()
        case .contacts: ContactsViewController()
        case .chat: ChatViewController()
        case .photos: PhotosViewController()
        case .store: StoreViewController()
        case .outline: OutlineViewController()
        case .todo: ToDoViewController()
        case .packing: PackingViewController()
        }
    }
}
