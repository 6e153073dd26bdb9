import UIKitEngines

/// The tables of the classes in nibs.
@MainActor enum NibTables {
    static let view = NibTable<UIView> { t in
        describeGeometry(t)
        describeStyle(t)
        describeParts(t)
        t.outlet("mask") { (view, mask: UIView) in view.mask = mask }
        t.outlet("gestureRecognizers") { (view, recognizer: UIGestureRecognizer) in view.addGestureRecognizer(recognizer) }
    }

    private static func describeGeometry(_ t: NibTable<UIView>) {
        t.property("frame") { if let frame = $1.rect { $0.frame = frame } }
        // Older files specify edges instead of an origin. If only the far edges are specified, the near edges are 0.
        t.property("frameInset") { view, value in
            guard let element = value.element, element["width"] != nil, element["height"] != nil else { return }
            view.frame = CGRect(
                x: value.number("minX"), y: value.number("minY"), width: value.number("width"), height: value.number("height"))
        }
        t.property("bounds") { if let bounds = $1.rect { $0.bounds = bounds } }
        t.property("autoresizingMask") { if let mask = $1.autoresizing { $0.autoresizingMask = mask } }
        t.bool("translatesAutoresizingMaskIntoConstraints") { $0.translatesAutoresizingMaskIntoConstraints = $1 }
        t.bool("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
        t.priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) }
        t.priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) }
        t.priority("horizontalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1, for: .horizontal)
        }
        t.priority("verticalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1, for: .vertical)
        }
        t.insets("layoutMargins") { $0.layoutMargins = $1 }
        t.property("directionalLayoutMargins") { if let margins = $1.directionalInsets { $0.directionalLayoutMargins = margins } }
        t.bool("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
        t.bool("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
    }

    private static func describeStyle(_ t: NibTable<UIView>) {
        t.bool("opaque") { $0.isOpaque = $1 }
        t.bool("hidden") { $0.isHidden = $1 }
        t.bool("clipsSubviews") { $0.clipsToBounds = $1 }
        t.bool("clipsToBounds") { $0.clipsToBounds = $1 }
        t.bool("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 }
        t.bool("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
        t.bool("exclusiveTouch") { $0.isExclusiveTouch = $1 }
        t.number("alpha") { $0.alpha = $1 }
        t.integer("tag") { $0.tag = $1 }
        t.choice("contentMode", contentModes) { $0.contentMode = $1 }
        t.color("backgroundColor") { $0.backgroundColor = $1 }
        t.color("tintColor") { $0.tintColor = $1 }
        t.choice("semanticContentAttribute", semantics) { $0.semanticContentAttribute = $1 }
        t.property("accessibilityConfiguration") { if let element = $1.element { readAccessibility(element, $0, $1.session) } }
        t.unlocalizedString("restorationIdentifier") { $0.restorationIdentifier = $1 }
        t.unlocalizedString("accessibilityIdentifier") { $0.accessibilityIdentifier = $1 }
        t.string("accessibilityLabel") { $0.accessibilityLabel = $1 }
        t.string("accessibilityHint") { $0.accessibilityHint = $1 }
        t.string("accessibilityValue") { $0.accessibilityValue = $1 }
        t.bool("isAccessibilityElement") { $0.isAccessibilityElement = $1 }
        t.bool("clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing = $1 }
        t.ignore("contentStretch")
        t.ignore(
            "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "userLabel", "colorLabel", "ambiguous")
        t.ignore("misplaced", "verifyAmbiguity", "fixedFrame", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
        t.ignore("simulatedAppContext", "simulatedOrientationMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics")
        t.ignore("simulatedBottomBarMetrics", "simulatedDestinationMetrics", "freeformSize", "customSize", "intrinsicContentSize")
        t.ignore("simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "translatesConstraints", "designTime")
    }

    private static func describeParts(_ t: NibTable<UIView>) {
        t.part("subviews") { $2.addSubviews($1, to: $0) }
        t.part("constraints") { $2.deferConstraints($1, of: $0) }
        t.part("connections") { $2.deferConnections($1, of: $0) }
        t.part("gestureRecognizers") { view, element, session in
            for child in element.children {
                if let recognizer = session.make(child) as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
            }
        }
        t.part("viewLayoutGuide") { $2.registerGuide($1, of: $0) }
        t.part("keyboardLayoutGuide") { $2.registerGuide($1, of: $0) }
        t.property("layoutMarginsFollowReadableWidth") {
            if $1.bool == true { $1.session.viewsFollowingReadableWidth.insert(ObjectIdentifier($0)) }
        }
        t.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        t.part("variation") { $2.deferVariation($1, of: $0) }
        // Masks are evaluated when the views and constraints are read.
        t.ignoreParts(
            "mask", "layoutGuides", "animations", "color", "point", "designable", "rulerGuides", "edgeInsets", "attributedString",
            "userGuides")
    }

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        // This is the spelling in files of early versions.
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]

    static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    static let cellContent = NibTable<UIView> { t in
        t.ignore("tableViewCell", "collectionViewCell")
    }

    /// The table for objects of an app's classes.
    static let object = NibTable<NSObject> { t in
        t.part("connections") { $2.deferConnections($1, of: $0) }
        t.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        t.ignore("id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "colorLabel")
    }

    static let window = NibTable<UIWindow> { t in
        t.ignore("visibleAtLaunch", "resizesToFullScreen")
        t.outlet("rootViewController") { (window, controller: UIViewController) in window.rootViewController = controller }
    }
}
