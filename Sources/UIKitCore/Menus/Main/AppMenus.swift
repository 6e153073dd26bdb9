/// The menus of an application.
@MainActor final class AppMenus {
    private weak var application: UIApplication?
    private(set) lazy var main = UIMenuSystem(self)
    private(set) lazy var context = UIMenuSystem(self)
    private var cachedMain: (menu: UIMenu, keys: [UIKeyCommand])?
    private var isBuilding = false

    init(_ application: UIApplication) {
        self.application = application
    }

    /// The main menu, built if necessary.
    var mainMenu: UIMenu { buildMain().menu }

    /// The key commands of the main menu, in the order of the menu.
    var mainKeyCommands: [UIKeyCommand] { buildMain().keys }

    private func buildMain() -> (menu: UIMenu, keys: [UIKeyCommand]) {
        if let cachedMain { return cachedMain }
        // While the menu is built, requests receive the standard menu, without keys.
        guard !isBuilding else { return (MainMenu.standard(), []) }
        isBuilding = true
        defer { isBuilding = false }
        let builder = MenuBuilder(system: main, root: MainMenu.standard())
        application?.buildMenu(with: builder)
        (application?.delegate as? UIResponder)?.buildMenu(with: builder)
        let result = (builder.root, MenuTree.leaves(of: builder.root).compactMap { $0 as? UIKeyCommand })
        cachedMain = result
        return result
    }

    /// Returns a context menu for a selection. The responder chain builds it, from the application down to the
    /// responder.
    func contextMenu(_ root: UIMenu, for responder: UIResponder) -> UIMenu {
        let builder = MenuBuilder(system: context, root: root)
        var chain: [UIResponder] = []
        _ = responder.firstInChain { member in
            chain.append(member)
            return false
        }
        for member in chain.reversed() { member.buildMenu(with: builder) }
        return builder.root
    }

    func rebuild(_ system: UIMenuSystem) {
        if system === main {
            cachedMain = nil
        } else {
            for window in application?.windows ?? [] { window.editMenu?.reload?() }
        }
    }

    func revalidate(_ system: UIMenuSystem) {
        for window in application?.windows ?? [] {
            if system === main { window.keyHints.refresh() } else { window.editMenu?.reload?() }
            window.openMenu?.replaceMenu { $0 }
        }
    }
}
