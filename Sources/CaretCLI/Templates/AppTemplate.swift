import ArgumentParser

/// The kinds of apps that `caret new` creates.
///
/// All apps have the same delegate, except for the line that makes the root view controller.
package enum AppTemplate: String, CaseIterable, ExpressibleByArgument {
    /// An app with one screen.
    case single
    /// A list, with a detail screen for each row.
    case navigation
    /// Two screens with a tab bar.
    case tab
    /// A form with a validation rule and a condition.
    case form
    /// A gallery of pictures.
    case gallery

    /// The expression that makes the root view controller.
    package var root: String {
        switch self {
        case .single: "FirstViewController()"
        case .navigation: "UINavigationController(rootViewController: ListViewController())"
        case .tab: "TabsController()"
        case .form: "UINavigationController(rootViewController: PersonViewController())"
        case .gallery: "GalleryViewController()"
        }
    }

    /// The text on the first screen that the app's test searches for.
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

    /// The description of the template in the help text.
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
