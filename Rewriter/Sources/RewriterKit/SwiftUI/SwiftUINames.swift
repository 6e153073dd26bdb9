/// The names of SwiftUI and of its parts that app code uses without a type before them.
///
/// A source file that imports SwiftUI sees them unless its module declares the same name.
enum SwiftUINames {
    static let all: Set<String> = Set(
        """
        SwiftUI View ViewModifier ViewBuilder AnyView EmptyView EmptyModifier ModifiedContent TupleView EquatableView
        App AppStorage Scene SceneBuilder ScenePhase SceneStorage WindowGroup DocumentGroup Settings
        UIApplicationDelegateAdaptor FileDocument ReferenceFileDocument Commands CommandGroup CommandMenu
        State StateObject ObservedObject EnvironmentObject Environment EnvironmentKey EnvironmentValues Binding Bindable Entry
        FocusState FocusedBinding FocusedValue FocusedValues AccessibilityFocusState GestureState Namespace FetchRequest
        SectionedFetchRequest ScaledMetric DynamicProperty PreferenceKey Transaction Previewable
        Text Image Label Button Link Menu Toggle Slider Stepper Picker DatePicker ColorPicker TextField SecureField TextEditor
        EditButton PasteButton RenameButton ShareLink SubscriptionView SignInWithAppleButton ProgressView Gauge
        ContentUnavailableView LabeledContent ControlGroup DisclosureGroup OutlineGroup GroupBox Group Section Form List ForEach
        Table TableColumn TableRow ScrollView ScrollViewReader ScrollViewProxy HStack VStack ZStack LazyHStack LazyVStack LazyHGrid
        LazyVGrid Grid GridRow GridItem HSplitView VSplitView Spacer Divider GeometryReader GeometryProxy ViewThatFits AnyLayout
        Layout LayoutValueKey ProposedViewSize NavigationView NavigationStack NavigationSplitView NavigationLink NavigationPath
        TabView Tab TabSection Alert ActionSheet ToolbarItem ToolbarItemGroup ToolbarContent ToolbarContentBuilder ToolbarItemPlacement
        Popover PresentationDetent PresentationMode DismissAction OpenURLAction RefreshAction DropDelegate DropInfo
        Color Gradient LinearGradient RadialGradient AngularGradient EllipticalGradient MeshGradient Material ShapeStyle AnyShapeStyle
        HierarchicalShapeStyle Font FontDesign Shape InsettableShape AnyShape Rectangle RoundedRectangle UnevenRoundedRectangle Circle
        Ellipse Capsule ContainerRelativeShape Path StrokeStyle FillStyle Canvas GraphicsContext TimelineView TimelineSchedule
        Angle Alignment HorizontalAlignment VerticalAlignment AlignmentID TextAlignment Edge EdgeInsets Axis UnitPoint Anchor
        GeometryEffect ProjectionTransform CoordinateSpace ColorScheme ColorSchemeContrast ContentSizeCategory DynamicTypeSize
        LayoutDirection UserInterfaceSizeClass Visibility ContentMode ContentShapeKinds BlendMode Prominence
        Animation AnyTransition Transition AnimatableModifier AnimatableData AnimatablePair VectorArithmetic withAnimation
        withTransaction TapGesture LongPressGesture DragGesture MagnificationGesture MagnifyGesture RotationGesture RotateGesture
        SpatialTapGesture SimultaneousGesture SequenceGesture ExclusiveGesture Gesture AnyGesture GestureMask
        ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle TextFieldStyle PickerStyle ListStyle ProgressViewStyle GaugeStyle
        GroupBoxStyle MenuStyle NavigationViewStyle TabViewStyle DatePickerStyle DisclosureGroupStyle FormStyle IndexViewStyle
        PlainButtonStyle BorderedButtonStyle BorderedProminentButtonStyle DefaultButtonStyle PageTabViewStyle InsetGroupedListStyle
        PlainListStyle ButtonStyleConfiguration LocalizedStringKey SubmitLabel KeyboardShortcut
        KeyEquivalent EventModifiers SearchFieldPlacement MatchedGeometryProperties RedactionReasons TransactionKey
        PreviewProvider PreviewDevice PreviewLayout PreviewContext PreviewModifier LibraryContentProvider
        UIHostingController UIHostingConfiguration UIHostingSceneDelegate UIViewRepresentable UIViewControllerRepresentable
        UIViewRepresentableContext UIViewControllerRepresentableContext UIGestureRecognizerRepresentable
        NSViewRepresentable NSHostingController NSHostingView
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    /// Whether a file seems to declare a type that has a name of SwiftUI. Words in comments count too.
    static func isDeclared(in bytes: [UInt8]) -> Bool {
        var index = 0
        var isAfterKeyword = false
        while index < bytes.count {
            guard isLetter(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, isLetter(bytes[index]) || (48...57).contains(bytes[index]) { index += 1 }
            // No keyword is shorter or longer, and none begins with a capital letter.
            guard isAfterKeyword || ((4...9).contains(index - start) && bytes[start] >= 97) else { continue }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            if isAfterKeyword, all.contains(word) { return true }
            isAfterKeyword = keywords.contains(word)
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
    }
}
