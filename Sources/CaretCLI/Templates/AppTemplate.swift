import ArgumentParser

/// The kinds of apps that `caret new` begins.
///
/// All have the same delegate but for the line that makes the first screen.
package enum AppTemplate: String, CaseIterable, ExpressibleByArgument {
    /// One screen.
    case single
    /// A list, and a screen for each of its rows.
    case navigation
    /// Two screens with a bar of tabs.
    case tab
    /// A form with a rule and a condition.
    case form
    /// Pictures one beside the other.
    case gallery

    /// The expression that makes the first screen.
    package var root: String {
        switch self {
        case .single: "FirstViewController()"
        case .navigation: "UINavigationController(rootViewController: ListViewController())"
        case .tab: "TabsController()"
        case .form: "UINavigationController(rootViewController: PersonViewController())"
        case .gallery: "GalleryViewController()"
        }
    }

    /// Text on the first screen, for the app's test.
    package var greeting: String {
        switch self {
        case .single: "Hello"
        case .navigation: "Apples"
        case .tab: "Today is fine."
        case .form: "Mail"
        case .gallery: "1"
        }
    }

    /// The files of the template's screens, by name.
    package var screens: [(name: String, text: String)] {
        switch self {
        case .single: [("FirstViewController.swift", Self.firstScreen)]
        case .navigation: [("ListViewController.swift", Self.listScreen), ("ItemViewController.swift", Self.itemScreen)]
        case .tab: [("TabsController.swift", Self.tabScreens)]
        case .form: [("PersonViewController.swift", Self.formScreen)]
        case .gallery: [("GalleryViewController.swift", Self.galleryScreen)]
        }
    }

    /// The template's line in the help.
    package var summary: String {
        switch self {
        case .single: "one screen"
        case .navigation: "a list, and a screen for each row"
        case .tab: "two tabs"
        case .form: "a form with rules"
        case .gallery: "pictures to leaf through"
        }
    }
}
