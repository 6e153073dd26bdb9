/// Whether the contents of a list are ready.
public enum ListStatus {
    /// The contents are ready. A list without rows shows ``SectionList/emptyConfiguration``.
    case ready
    /// The contents are being loaded. A list without rows shows ``SectionList/loadingConfiguration``.
    case loading
    /// The contents could not be loaded. A list without rows shows ``SectionList/failureConfiguration``.
    case failed(any Error)
}

extension UIContentUnavailableConfiguration {
    /// The default content after an error: a symbol. The list adds the texts and the button.
    static var failure: UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration.empty()
        result.image = UIImage(systemName: "exclamationmark.triangle")
        return result
    }
}
