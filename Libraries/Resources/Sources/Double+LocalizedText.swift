extension Double {
    /// The number with the decimal separator of the current language: `0.5`, in Spanish `0,5`.
    public var localizedText: String {
        String(self).split(separator: ".").joined(separator: "number.decimalSeparator".localized())
    }
}
